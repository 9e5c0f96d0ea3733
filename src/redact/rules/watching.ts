import { hex, shaped, written, type TokenRule } from './rule.ts';

/** Keys of monitoring, logs, statistics and feature switches. */
export const watching: readonly TokenRule[] = [
  shaped('grafana token', ['glsa_{an:32}_{xhex:8}', 'glc_{eq:32+}', 'eyJrIjoi{eq:60+}']),
  shaped('sentry token', ['<sntryu_|sntrya_|sntryi_>{hex:64}', 'sntrys_eyJ{eq:60-400}_{b64:43}', 'sntrys_eyJ{any:60+}']),
  written('sentry address', ['https://'], 'https://[0-9a-f]{32}:[0-9a-f]{32}@[a-z0-9.-]{3,60}', {
    hits: [`https://${hex}:${hex}@o123.ingest.sentry.io/45`],
    misses: [`https://${hex}@example.test/45`, 'https://<key>@o1.ingest.sentry.io/1'],
  }),
  shaped('new relic key', [
    'NRAK-{an:27}',
    'NRJS-{hex:19}$',
    'NRII-{url:32}',
    'NRAA-{hex:27}$',
    'NRRA-{hex:42}$',
    'NRBR-{hex:24}$',
    'eu01xx{hex:30}NRAL',
    '{hex:36}NRAL',
  ]),
  shaped('dynatrace token', ['<dt0c01|dt0s01|dt0s02|dt0s03|dt0s04|dt0s06|dt0s08|dt0s09|dt0s16>.{an:8-24}.{an:64}']),
  shaped('honeycomb key', ['<hcaik_|hcxik_|hcamk_|hcaic_|hcxmk_|hcxlk_|hcalk_>{lan:26+}']),
  shaped('posthog key', ['<phx_|phs_>{word:40+}']),
  shaped('axiom token', ['<xaat-|xapt-|xait->{hex:8}-{hex:4}-{hex:4}-{hex:4}-{hex:12}']),
  shaped('statsig key', ['<secret-|console->{an:38-50}$'], { misses: ['secret-management-in-a-nutshell'] }),
  shaped('launchdarkly key', ['<sdk-|api-|rel->{hex:8}-{hex:4}-{hex:4}-{hex:4}-{hex:12}']),
  shaped('logfire token', ['pylf_v{num:1}_<us|eu>_{an:40-50}$']),
  shaped('elastic key', ['essu_{eq:60+}']),
  shaped('pagerduty key', ['<pdus+_|pdeu+_>{dot:20+}'], { misses: ['pdus+_0'] }),
  shaped('checkly key', ['cu_{hex:32}$']),
  shaped('growthbook key', ['secret_<readonly|admin|user>_{an:30-60}$', 'gbdk_{an:30+}']),
  shaped('datadog key', ['ddapp_{an:34}$', 'ddpat_{an:40+}']),
  shaped('uptime kuma key', ['uk1_{url:36+}']),
];
