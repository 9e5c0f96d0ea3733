import { hex, mixed, notBeforeWord, notBehindWord, shaped, written, type TokenRule } from './rule.ts';

const signs = [' ', '"', '`', "'", '=', ':'];

/** Keys of databases, of package registries, of safes for secrets and of networks. */
export const storage: readonly TokenRule[] = [
  shaped('npm token', ['npm_{an:36}$']),
  shaped('pypi token', ['<pypi-AgEIcHlwaS5vcmc|pypi-AgENdGVzdC5weXBpLm9yZw>{url:50+}', 'pypi-{url:85+}']),
  shaped('rubygems key', ['rubygems_{hex:48}$']),
  shaped('crates io token', ['cio{an:32}$', 'crates_io_{an:32}$']),
  shaped('nuget key', ['oy2{lan:43}$']),
  shaped('clojars token', ['CLOJARS_{lan:60}$']),
  shaped('packagist token', ['<packagist_ort_|packagist_oat_|packagist_uut_|packagist_out_>{hex:60+}']),
  shaped('deno deploy token', ['<ddp_|ddo_>{an:36}$']),
  shaped('vault token', ['<hvs.|hvb.|hvr.>{url:24+}']),
  shaped('doppler token', ['<dp.pt.|dp.st.|dp.ct.|dp.sa.|dp.scim.|dp.audit.|dp.said.>{dot:40-90}']),
  shaped('infisical token', ['st.{hex:24}.{hex:32}.{hex:32}', 'st.{hex:8}-{hex:4}-{hex:4}-{hex:4}-{hex:12}.{hex:32}.{hex:32}']),
  shaped('onepassword token', ['ops_eyJ{eq:200+}']),
  shaped('onepassword secret key', ['A3-{uan:6}-{uan:6}-{uan:5}-{uan:5}-{uan:5}-{uan:5}$', 'A3-{uan:6}-{uan:11}-{uan:5}-{uan:5}-{uan:5}$']),
  shaped('age secret key', ['<AGE-SECRET-KEY-1|AGE-SECRET-KEY-PQ-1|AGE-PLUGIN-SE-1|AGE-PLUGIN-YUBIKEY-1>{uan:38+}']),
  shaped('tailscale key', ['<tskey-auth-|tskey-api-|tskey-client-|tskey-scim-|tskey-webhook-|tskey->{an:8-30}-{an:16+}', 'tskey-{an:20+}']),
  shaped('defined networking token', ['dnkey-{any:26}-{any:52}']),
  shaped('planetscale secret', ['<pscale_tkn_|pscale_oauth_|pscale_pw_|pscale_otkn_>{any:30+}']),
  shaped('neon key', ['napi_{lan:60+}', 'npg_{an:12}$']),
  shaped('mongodb atlas secret', ['mdb_sa_sk_{url:40}']),
  shaped('cockroach key', ['CCDB1_{an:22}_{an:40}']),
  shaped('clickhouse key', ['4b1d{an:38}$']),
  shaped('fauna key', ['fnA{url:37-40}']),
  shaped('maxmind license key', ['{an:6}_{an:29}_mmk']),
  shaped('xata key', ['xau_{an:30+}']),
  shaped('astra token', ['AstraCS:{an:24}:{hex:64}$']),
  shaped('confluent key', ['cflt{b64:60}$']),
  shaped('trigger key', ['<tr_dev_|tr_prod_|tr_stg_|tr_pat_|tr_preview_>{an:20+}']),
  shaped('inngest key', ['signkey-<prod|test|branch|dev>-{hex:32+}']),
  shaped('liveblocks key', ['<sk_prod_|sk_dev_>{url:40+}']),
  shaped('stytch secret', ['<secret-live-|secret-test->{url:36}=']),
  shaped('okta token', ['SSWS 00{url:40}']),
  shaped('imagekit key', ['private_{eq:28}$']),
  shaped('proton pass token', ['pst_{an:40-70}$']),
  shaped('keygen token', ['<prod-|activ-|user-|admi->{hex:64}v{num:1}$']),
  shaped('intra secret', ['s-s4t2<ud|af>-{hex:64}$']),
  written(
    'telegram token',
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'].map((it) => `:A${it}`),
    `${notBehindWord}(?:bot)?[0-9]{8,10}:A[A-Za-z0-9_-]{34}(?![A-Za-z0-9_-])`,
    {
      hits: [`1234567890:AA${mixed.slice(0, 33)}`],
      misses: [`1234567890:AA${'x'.repeat(33)}`, `12:AA${mixed.slice(0, 33)}`, '12:34:AA'],
    },
  ),
  written(
    'json web token',
    ['eyJ'],
    `${notBehindWord}eyJ[A-Za-z0-9_-]{10,2000}\\.eyJ[A-Za-z0-9_-]{10,6000}(?:\\.[A-Za-z0-9_-]{10,1200})?`,
    {
      hits: [`eyJhbGciOiJIUzI1NiJ9.eyJ${'zdWIi'}${mixed}.${mixed}`],
      misses: ['eyJ…', 'eyJhbGciOiJIUzI1NiJ9.not-a-token'],
    },
  ),
  written('encoded json web token', ['ZXlK'], `${notBehindWord}ZXlK[A-Za-z0-9+/_-]{60,8000}={0,2}`, {
    hits: [`ZXlK${mixed}${mixed}==`],
    misses: ['ZXlKshort', `ZXlK${'x'.repeat(80)}`],
  }),
  written(
    'sidekiq credential',
    ['CONTRIBSYS__COM', 'contribsys.com'],
    `(?:BUNDLE_(?:ENTERPRISE|GEMS)__CONTRIBSYS__COM["' ]{0,2}[=:,][ "']{0,2}([a-f0-9]{8}:[a-f0-9]{8})${notBeforeWord}|[a-f0-9]{8}:[a-f0-9]{8}(?=@(?:gems|enterprise)\\.contribsys\\.com))`,
    {
      hits: [`BUNDLE_ENTERPRISE__CONTRIBSYS__COM=0f1e2d3c:${'4b5a6978'}`, `https://0f1e2d3c:${'4b5a6978'}@gems.contribsys.com/`],
      misses: ['BUNDLE_ENTERPRISE__CONTRIBSYS__COM=$TOKEN', 'https://gems.contribsys.com/'],
    },
  ),
  written(
    'authress key',
    ['.acc_', '.acc-'],
    `${notBehindWord}(?:sc|ext|scauth|authress)_[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-][A-Za-z0-9-]{10,32}\\.[A-Za-z0-9+/_=-]{30,120}`,
    {
      hits: [`sc_${'q7m2x9k4'}.w8c3.acc_q7m2x9k4w8c3.${mixed}`],
      misses: ['sc_name.word.acc_more.short', `sc_q7m2x9k4.w8c3.acc_q7m2x9k4w8c3.${'x'.repeat(36)}`],
    },
  ),
  // Of Vault before version 1.10; two characters before it are all that says so.
  written(
    'old vault token',
    signs.map((it) => `${it}s.`),
    `(?<![A-Za-z0-9.])s\\.(?=[A-Za-z]{0,22}[0-9][A-Za-z]{0,22}[0-9])(?=[a-z0-9]{0,23}[A-Z])[A-Za-z0-9]{24}${notBeforeWord}`,
    {
      hits: [` s${'.'}${mixed.slice(0, 24)}`],
      misses: [' s.aNameOfSomethingQuiteLong', ` s.${'x'.repeat(24)}`, ` x.s.${mixed.slice(0, 24)}`],
    },
  ),
  written(
    'bitwarden token',
    signs.map((it) => `${it}0.`),
    `(?<![A-Za-z0-9.])0\\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==`,
    {
      hits: [` 0.${hex.slice(0, 8)}-1234-4abc-8def-${hex.slice(0, 12)}.${mixed.slice(0, 30)}:${mixed.slice(0, 22)}==`],
      misses: [' 0.5', ` 0.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'x'.repeat(30)}:${'x'.repeat(22)}==`],
    },
  ),
  written('unseal key', ['Unseal Key '], 'Unseal Key [0-9]{1,2}: ?([A-Za-z0-9+/]{40,64}={0,2})', {
    hits: [`Unseal Key 1: ${mixed}aB3dE5g=`],
    misses: ['Unseal Key 1: …', `Unseal Key 1: ${'x'.repeat(44)}`],
  }),
  written(
    'password hash',
    ['$apr1$', '$2a$', '$2b$', '$2y$', '$5$', '$6$'],
    '\\$apr1\\$[./A-Za-z0-9]{1,8}\\$[./A-Za-z0-9]{22}|\\$2[aby]\\$[0-9]{2}\\$[./A-Za-z0-9]{53}|\\$[56]\\$(?:rounds=[0-9]{1,9}\\$)?[./A-Za-z0-9]{1,16}\\$[./A-Za-z0-9]{43,86}',
    {
      hits: [
        `admin:$2y$10$${mixed}${mixed.slice(0, 17)}`,
        `admin:$apr1$aB3dE5gH$${mixed.slice(0, 22)}`,
        `root:$6$aB3dE5gH$${mixed}${mixed}${mixed.slice(0, 14)}:1:`,
      ],
      misses: ['$2y$10$…', `$2y$10$${'x'.repeat(53)}`, '$5$ and $6$ are prices'],
    },
  ),
  shaped('chain node address', ['infura.io/v3/{hex:32}$', 'g.alchemy.com/v2/{url:24+}', 'quiknode.pro/{hex:40}']),
];
