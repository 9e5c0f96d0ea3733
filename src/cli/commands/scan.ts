import { resolve } from 'node:path';
import { readBaseline, type BaselineFile } from '../../config/baseline.ts';
import type { Flags } from '../../config/settings.ts';
import { nameOf, withBaseline, type BaselineEntry } from '../../model/baseline.ts';
import { Failure, type Exit } from '../../model/failure.ts';
import { findingsOf, type SecretFinding } from '../../scan/findings.ts';
import type { ScanFormat } from '../../scan/report.ts';
import { acceptedBy, baselineFiles } from '../baselines.ts';
import { collectAsked } from '../collect-asked.ts';
import { usualBaseline } from '../blocked.ts';
import { inForce, type InForce } from '../in-force.ts';
import { paintFor } from '../paint.ts';
import type { Collected } from '../../collect/order.ts';
import { policyOf } from '../policy.ts';
import { noteLines } from '../problems.ts';
import { progressFor } from '../progress.ts';
import { canAsk } from '../questions.ts';
import { scanOutput } from '../scan-output.ts';
import { askAccepted, askReason } from '../scan-questions.ts';
import { settingsText } from '../settings-text.ts';
import { stopped } from '../stopped.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';
import { withTemporary } from '../temporary.ts';
import { writeBaseline } from '../write-baseline.ts';

export type ScanArguments = GlobalArguments & Flags & { format?: ScanFormat; accept?: string[]; reason?: string };

/** A finding that is accepted, and why. */
export interface Decision {
  finding: SecretFinding;
  reason: string;
}

/** Looks for secrets in all that a build would publish, without building; prints what was found. `secrets` where a build would stop. */
export async function scan(given: ScanArguments, surroundings: Surroundings): Promise<Exit> {
  const { host, version } = surroundings;
  const format = formatOf(given);
  const wanted = await inForce(given, host);
  const asks = canAsk(host, given.input);
  const target = targetOf(given, wanted, asks);
  if (given.verbose === true) host.stderr.write(settingsText(wanted.settings));

  const baselines = await acceptedBy(wanted, true);
  const start = new Date();
  const found = await collected(given, wanted, baselines.entries, surroundings);
  const judging = { policy: policyOf(wanted.settings), dateOf: found.dateOf };
  const before = findingsOf(found.hidden, judging);
  const decisions = target === null ? [] : await decided(before, given, { surroundings, asks });
  const fresh = target === null || decisions.length === 0 ? [] : await write(target, decisions, start);
  const findings = fresh.length === 0 ? before : findingsOf(withBaseline(found.hidden, [...baselines.entries, ...fresh]).hidden, judging);
  const report = {
    version,
    commit: found.site.commit.id,
    policy: judging.policy,
    findings,
    unused: baselines.unused(found.unused),
    accepted:
      target === null || fresh.length === 0 ? null : { file: target.shown, ids: [...new Set(decisions.map((it) => it.finding.id))] },
  };
  host.stdout.write(scanOutput(report, format, { start, end: new Date() }));
  const notes = given.quiet === true ? [] : noteLines(found.notes, paintFor(host, given.color));
  host.stderr.write(notes.map((it) => `  ${it}\n`).join(''));
  if (report.accepted !== null && wanted.settings.baseline.from === '--baseline' && given.quiet !== true) {
    host.stderr.write(
      `  A build takes it with  --baseline ${report.accepted.file}  or from the config:  secrets: { allow: ['${report.accepted.file}'] }\n`,
    );
  }
  const blocking = findings.filter((it) => it.state === 'blocks');
  if (given.accept === undefined && !asks && wanted.settings.baseline.from === '--baseline' && given.quiet !== true)
    host.stderr.write(unaskedText(blocking, wanted));
  return blocking.length > 0 ? 'secrets' : 'done';
}

/** How a finding is accepted where nobody can be asked which ones are. */
function unaskedText([first]: readonly SecretFinding[], wanted: InForce): string {
  if (first === undefined) return '';
  const where = wanted.settings.baseline.value.at(-1) ?? usualBaseline;
  return `  Nothing was accepted: there is no terminal on which to ask. Not a secret?  --baseline ${where} --accept ${first.id} --reason <text>\n`;
}

async function collected(
  given: ScanArguments,
  wanted: InForce,
  baseline: readonly BaselineEntry[],
  { host, pipeline, version }: Surroundings,
): Promise<Collected> {
  const { cwd, settings } = wanted;
  const progress = await progressFor(host, given.quiet === true, paintFor(host, given.color));
  const work = async (): Promise<Collected> =>
    await pipeline.collect({
      ...collectAsked(wanted, version),
      content: null,
      baseline,
      progress,
      cache: settings.cache.value === null ? null : resolve(cwd, settings.cache.value),
    });
  return await withTemporary(host.temporary, async () => await Promise.race([work(), stopped(host.stop)])).finally(() => progress.close());
}

function formatOf({ format, json }: ScanArguments): ScanFormat {
  if (json !== true) return format ?? 'text';
  if (format === undefined || format === 'json') return 'json';
  throw misuse(`--json and --format ${format} exclude each other.`, 'Give one of the two.');
}

/** The file that findings are accepted in; null where none are. Throws a Failure for what cannot be done, before anything is read. */
function targetOf({ accept, reason }: ScanArguments, wanted: InForce, asks: boolean): BaselineFile | null {
  const files = baselineFiles(wanted);
  const [file] = files;
  if (accept === undefined) {
    if (reason !== undefined)
      throw misuse('--reason says why something is accepted, and nothing is.', 'Name a finding with --accept <id>.');
    return asks && wanted.settings.baseline.from === '--baseline' && files.length === 1 ? (file ?? null) : null;
  }
  if (file === undefined || files.length > 1) {
    const what = file === undefined ? 'No baseline file was named' : 'Several baseline files are in force';
    throw misuse(`${what}, so it is not clear where to accept the finding.`, `Name one:  --baseline ${file?.shown ?? usualBaseline}`);
  }
  if (reason === undefined && !asks)
    throw misuse('There is no reason, and no terminal on which to ask for one.', 'Say why it is no secret:  --reason <text>');
  return file;
}

async function decided(
  findings: readonly SecretFinding[],
  { accept, reason }: ScanArguments,
  { surroundings: { host }, asks }: { surroundings: Surroundings; asks: boolean },
): Promise<Decision[]> {
  const chosen = accept === undefined ? await askAccepted(findings, host) : accept.flatMap((id) => named(id, findings));
  const decisions: Decision[] = [];
  for (const finding of chosen) {
    const given = reason ?? (asks ? await askReason(finding, decisions.at(-1)?.reason ?? null, host) : '');
    decisions.push({ finding, reason: given });
  }
  return decisions;
}

function named(id: string, findings: readonly SecretFinding[]): SecretFinding[] {
  const found = findings.filter((it) => it.id === id.toLowerCase());
  if (found.length > 0) return found;
  throw misuse('No finding has one of the ids after --accept.', 'Run "handover scan" without --accept: the id stands first in each line.');
}

async function write(target: BaselineFile, decisions: readonly Decision[], now: Date): Promise<BaselineEntry[]> {
  const date = now.toISOString().slice(0, 10);
  const all = decisions.flatMap(({ finding, reason }) => finding.accepts.map((it) => ({ ...it, reason, date })));
  const fresh = [...new Map(all.map((it) => [nameOf(it), it])).values()];
  const there = (await readBaseline(target))?.entries ?? [];
  if (fresh.length > 0) writeBaseline(target.path, [...there, ...fresh]);
  return fresh;
}

function misuse(message: string, fix: string): Failure {
  return new Failure('HO283', 'usage', message, [fix, 'handover scan --help  says what each option takes']);
}
