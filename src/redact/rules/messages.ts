import { hex, lower, mixed, notBeforeWord, notBehindWord, shaped, written, type TokenRule } from './rule.ts';

const uuid = '{hex:8}-{hex:4}-{hex:4}-{hex:4}-{hex:12}';

/** Tokens and addresses of chat, mail and telephony. Who has a webhook's address can write. */
export const messages: readonly TokenRule[] = [
  written(
    'slack token',
    ['xoxa', 'xoxb', 'xoxe', 'xoxo', 'xoxp', 'xoxr', 'xoxs', 'xoxc', 'xoxd', 'xapp-'],
    `${notBehindWord}(?:xox[a-z](?:\\.xox[a-z])?|xapp)-(?=[A-Za-z-]{0,80}[0-9])[A-Za-z0-9%-]{20,400}`,
    {
      hits: [
        `xox${'b-'}123456789012-1234567890123-${mixed.slice(0, 24)}`,
        `xa${'pp-1-'}A0B1C2D3E4-1234567890123-${lower}`,
        `xox${'e.xoxp-'}1-${mixed}`,
      ],
      misses: [`xox${'b-'}your-bot-token-goes-right-here`, `xox${'p-'}…`, `xox${'b-'}xxxxxxxxxxxx-xxxxxxxxxxxx-xxxxxxxxxxxxxxxxxxxxxxxx`],
    },
  ),
  written(
    'slack webhook',
    ['hooks.slack.com/', 'hooks.slack-gov.com/'],
    '(?:https?://)?hooks\\.slack(?:-gov)?\\.com/(?:services|workflows|triggers)/[A-Za-z0-9]{6,20}/[A-Za-z0-9]{6,24}/[A-Za-z0-9/]{16,120}',
    {
      hits: [`https://hooks.slack.com/services/T0AB1CD2E/B0FG3HI4JKL/${mixed.slice(0, 24)}`],
      misses: ['https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX', 'https://hooks.slack.com/services/…'],
    },
  ),
  written(
    'discord webhook',
    ['/api/webhooks/'],
    '(?:https?://)?(?:(?:ptb|canary)\\.)?discord(?:app)?\\.com/api/(?:v[0-9]{1,2}/)?webhooks/[0-9]{5,25}/[A-Za-z0-9_-]{20,90}',
    {
      hits: [`https://discord.com/api/webhooks/123456789012345678/${mixed}${mixed}`],
      misses: ['https://discord.com/api/webhooks/<id>/<token>', `https://discord.com/api/webhooks/123456789012345678/${'x'.repeat(68)}`],
    },
  ),
  written(
    'teams webhook',
    ['.webhook.office.com/'],
    '(?:https://)?[a-z0-9-]{1,60}\\.webhook\\.office\\.com/webhookb2/[A-Za-z0-9@/-]{40,220}',
    {
      hits: [
        `https://acme.webhook.office.com/webhookb2/${hex.slice(0, 8)}-1234-4abc-8def-${hex.slice(0, 12)}@${hex}/IncomingWebhook/${hex}`,
      ],
      misses: ['https://acme.webhook.office.com/webhookb2/…', `https://acme.webhook.office.com/webhookb2/${'x'.repeat(60)}`],
    },
  ),
  written(
    'google chat webhook',
    ['chat.googleapis.com/v1/spaces/'],
    '(?:https://)?chat\\.googleapis\\.com/v1/spaces/[A-Za-z0-9_-]{5,40}/messages\\?key=[A-Za-z0-9_-]{20,60}&(?:amp;)?token=[A-Za-z0-9_%=-]{20,90}',
    {
      hits: [`https://chat.googleapis.com/v1/spaces/AAAAaB3dE5g/messages?key=AI${'za'}${mixed}&token=${mixed}%3D`],
      misses: ['https://chat.googleapis.com/v1/spaces/SPACE_ID/messages?key=…'],
    },
  ),
  written(
    'webhook address',
    [
      'hooks.zapier.com/hooks/catch/',
      '.make.com/',
      '/open-apis/bot/v2/hook/',
      '/cgi-bin/webhook/send?key=',
      '/robot/send?access_token=',
      'maker.ifttt.com/trigger/',
      'outlook.office.com/webhook/',
    ],
    '(?:https://)?(?:hooks\\.zapier\\.com/hooks/catch/[0-9]{4,12}/[A-Za-z0-9/]{6,60}|hook\\.(?:[a-z0-9]{2,4}\\.)?make\\.com/[A-Za-z0-9]{24,40}|open\\.(?:feishu\\.cn|larksuite\\.com)/open-apis/bot/v2/hook/[0-9A-Za-z-]{30,40}|qyapi\\.weixin\\.qq\\.com/cgi-bin/webhook/send\\?key=[0-9A-Za-z-]{30,40}|oapi\\.dingtalk\\.com/robot/send\\?access_token=[0-9a-z]{32,80}|maker\\.ifttt\\.com/trigger/[A-Za-z0-9_-]{1,60}/(?:json/)?with/key/[A-Za-z0-9_-]{20,60}|outlook\\.office\\.com/webhook/[A-Za-z0-9@/-]{40,220})',
    {
      hits: [
        `https://hooks.zapier.com/hooks/catch/1234567/${lower.slice(0, 8)}/`,
        `https://hook.eu1.make.com/${lower}${lower.slice(0, 12)}`,
        `https://oapi.dingtalk.com/robot/send?access_token=${hex}${hex}`,
        `https://maker.ifttt.com/trigger/door/with/key/${mixed}`,
      ],
      misses: ['https://hooks.zapier.com/hooks/catch/…', 'https://oapi.dingtalk.com/robot/send?access_token=<token>'],
    },
  ),
  written(
    'twilio key',
    [
      'SK0',
      'SK1',
      'SK2',
      'SK3',
      'SK4',
      'SK5',
      'SK6',
      'SK7',
      'SK8',
      'SK9',
      'SKa',
      'SKb',
      'SKc',
      'SKd',
      'SKe',
      'SKf',
      'SKA',
      'SKB',
      'SKC',
      'SKD',
      'SKE',
      'SKF',
    ],
    `${notBehindWord}SK[0-9a-fA-F]{32}${notBeforeWord}`,
    {
      hits: [`SK${hex}`],
      misses: [`SK${'0'.repeat(32)}`, `SK${hex}ff`, `TASK${hex}`],
    },
  ),
  shaped('sendgrid key', ['SG.{any:16-24}.{any:36-60}', 'SG.{any:60-80}']),
  shaped('mailgun key', ['<key-|pubkey->{hex:32}$']),
  written(
    'mailchimp key',
    ['-us1', '-us2', '-us3', '-us4', '-us5', '-us6', '-us7', '-us8', '-us9'],
    `${notBehindWord}[0-9a-f]{32}-us[0-9]{1,2}${notBeforeWord}`,
    {
      hits: [`${hex}-us12`],
      misses: [`${'0'.repeat(32)}-us12`, 'b-us12', `${hex}-use`],
    },
  ),
  shaped('brevo key', ['<xkeysib-|xsmtpsib->{hex:64}-{an:16}$']),
  shaped('resend key', ['re_{an:8}_{an:20-30}$', 're_{an:32-40}$']),
  shaped('mailersend token', ['mlsn.{hex:64}$']),
  shaped('klaviyo key', ['pk_{hex:34}$']),
  shaped('hubspot token', ['<pat-na1-|pat-na2-|pat-na3-|pat-eu1-|pat-ap1->{xhex:8}-{xhex:4}-{xhex:4}-{xhex:4}-{xhex:12}']),
  shaped('intercom token', ['dG9rO{eq:50-60}']),
  shaped('facebook token', [
    'EAACEdEose0cBA{an:20+}',
    '{num:15-16}<%7C|%7c>{url:27-40}',
    'EAA<M|A|B|C|D|E|F|G|H|I|J|K|L|N|O|P|Q|R|S|T|U|V|W|X|Y|Z>{an:100+}',
  ]),
  shaped('instagram token', ['IGQ{url:60+}', 'IGAA{url:60+}']),
  shaped('twitter bearer token', ['AAAAAAAAAAAAAAAAAAAAA{pct:80-120}']),
  shaped('pinterest token', ['pina_{url:32+}']),
  shaped('lob key', ['<live_|test_>{hex:35}$', '<live_|test_>pub_{hex:31}$']),
  shaped('onesignal key', ['os_v2_<app|org>_{lan:60+}']),
  written(
    'discord token',
    // Base64 of the first digits of an id.
    ['MT', 'Mj', 'Mz', 'ND', 'NT', 'Nj', 'Nz', 'OD', 'OT'].flatMap((it) => [...'AEIMQUYcgk'].map((last) => it + last)),
    `${notBehindWord}[MNO][A-Za-z0-9_-]{22,27}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,40}${notBeforeWord}`,
    {
      hits: [`MTk4NjIyNDgzNDcxOTI1MjQ4.Cl${'2FMQ'}.${mixed.slice(0, 27)}`],
      misses: [`MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ`, `MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.${'x'.repeat(27)}`],
    },
  ),
  shaped('matrix token', ['syt_{eq:4-80}_{an:20}_{an:6}$']),
  shaped('linkedin secret', ['WPL_AP1.{an:10-24}.{any:6-12}', '<AQV|AQX>{url:150+}']),
  shaped('ntfy token', ['tk_{lan:29}$']),
  shaped('twitch token', ['oauth:{lan:30}$']),
  shaped('nostr key', ['nsec1{lan:58}$']),
  shaped('salesforce session', ['00D{an:12-15}!{dot:60+}']),
  shaped('address of an automation', ['mcp.zapier.com/api/mcp/s/{any:40+}', `mcp.pipedream.net/v2/${uuid}`, `hc-ping.com/${uuid}`]),
  written('mattermost webhook', ['/hooks/'], `https?://[A-Za-z0-9.:-]{1,100}/hooks/[a-z0-9]{26}${notBeforeWord}`, {
    hits: [`https://chat.acme.net/hooks/${lower}${lower.slice(0, 6)}`],
    misses: ['https://chat.acme.net/hooks/<id>', `https://chat.acme.net/hooks/${'x'.repeat(26)}`, `src/hooks/${lower}${lower.slice(0, 6)}`],
  }),
  written('asana token', ['1/1', '2/1'], `${notBehindWord}[12]/1[0-9]{14,16}(?:/1[0-9]{14,16})?:[0-9a-f]{32}${notBeforeWord}`, {
    hits: [`2/1201234567890123/1209876543210987:${hex}`, `1/1201234567890123:${hex}`],
    misses: ['1/1201234567890123:x', `1/1201234567890123:${'0'.repeat(32)}`],
  }),
];
