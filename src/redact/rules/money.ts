import { mixed, notBehindWord, shaped, written, type TokenRule } from './rule.ts';

/** Keys of payment, shops and banks. */
export const money: readonly TokenRule[] = [
  written(
    'stripe key',
    ['sk_live_', 'sk_test_', 'sk_prod_', 'rk_live_', 'rk_test_', 'rk_prod_', 'ek_live_', 'ek_test_'],
    `${notBehindWord}[sre]k_(?:live|test|prod)_[A-Za-z0-9]{10,247}`,
    {
      hits: [`sk_${'live_'}${mixed.slice(0, 24)}`, `rk_${'test_'}${mixed}`, `ek_${'live_'}${mixed}`],
      misses: ['sk_test_ keys start with sk_test_, live keys with sk_live_', `sk_${'live_'}${'x'.repeat(24)}`, `risk_${'live_'}${mixed}`],
    },
  ),
  shaped('webhook signing secret', ['whsec_{eq:24+}']),
  shaped('square token', ['<sq0atp-|sq0csp-|sq0idp-|sq0acp->{url:22+}', 'EAAA{url:60}$', 'EAAA{url:22-60}$']),
  shaped('paypal token', ['access_token$<production|sandbox>${lan:16}${hex:32}']),
  shaped('razorpay key', ['<rzp_live_|rzp_test_>{an:14+}']),
  shaped('shopify token', ['<shpat|shpca|shppa|shpss|shpit|shpua|shptka|shpsa>_{xhex:32}']),
  shaped('flutterwave key', [
    '<FLWSECK_TEST-|FLWSECK-|FLWSECK_LIVE->{an:12-40}-X',
    '<FLWSECK_TEST-|FLWSECK-|FLWPUBK_TEST-|FLWPUBK->{an:12-40}',
  ]),
  shaped('plaid token', ['access-<sandbox|development|production>-{xhex:8}-{xhex:4}-{xhex:4}-{xhex:4}-{xhex:12}']),
  shaped('easypost key', ['<EZAK|EZTK>{an:54}$']),
  shaped('duffel token', ['<duffel_test_|duffel_live_>{any:43}']),
  shaped('gocardless or mollie token', ['<live_|sandbox_>{any:40}', '<live_|test_>{an:30}$']),
  shaped('shippo token', ['<shippo_live_|shippo_test_>{xhex:40}$']),
  shaped('polar token', ['<polar_oat_|polar_pat_|polar_at_u_|polar_at_o_|polar_whs_|polar_rt_u_|polar_cs_>{an:30+}']),
  shaped('paddle key', ['<pdl_live_apikey_|pdl_sdbx_apikey_>{lan:26}_{an:22}_{an:3}$', 'pdl_ntfset_{lan:26}_{any:32}']),
  shaped('adyen key', ['AQE{any:90+}']),
  shaped('checkout key', ['sk_sbox_{lan:26-30}$']),
  shaped('coinbase key', ['organizations/{hex:8}-{hex:4}-{hex:4}-{hex:4}-{hex:12}/apiKeys/{hex:8}-{hex:4}-{hex:4}-{hex:4}-{hex:12}']),
  shaped('wallet or chain key', ['<xprv|yprv|zprv|tprv>{an:100-112}$', 'ed25519:{an:80-90}$']),
  shaped('ramp or mercury token', ['<ramp_tok_|ramp_sec_>{an:20+}', 'secret-token:mercury_<production|sandbox>_{any:40+}']),
  shaped('lichess token', ['lip_{an:20}$']),
  shaped('revenuecat key', ['sk_{an:28}$', 'atk_{an:32}$']),
];
