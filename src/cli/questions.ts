import type { Option } from '@clack/prompts';
import { ciHosts, type CiHost } from '../init/ci.ts';
import type { Answers as Wanted } from '../init/plan.ts';
import { Failure } from '../model/failure.ts';
import type { Host } from './host.ts';
import { isLively } from './paint.ts';

/** True where somebody can answer: both ends are a terminal, it is no CI, and questions are allowed. */
export function canAsk({ input, stderr, env }: Pick<Host, 'input' | 'stderr' | 'env'>, allowed: boolean): boolean {
  return allowed && input.isTTY === true && isLively({ stderr, env });
}

/** What the questions start from. */
interface Suggested {
  /** Title that the repository gives; null for none. */
  title: string | null;
  ci: CiHost;
  /** Whether that is to be asked as well. */
  asksCi: boolean;
}

/** What only the operator can say. */
type Answers = Omit<Wanted, 'repository'>;

/** Asks what `init` has to know. An empty answer leaves the title to the repository, and says that there is nobody to ask. Throws a Failure when the user stops. */
export async function askAnswers(suggested: Suggested, { input, stderr, stop }: Pick<Host, 'input' | 'stderr' | 'stop'>): Promise<Answers> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const streams = { input, output: stderr, signal: stop };
  const answered = <Value>(answer: Value): Exclude<Value, symbol> => {
    if (isCancel(answer)) throw stoppedByUser();
    return answer as Exclude<Value, symbol>;
  };
  const ask = async (message: string, placeholder: string, validate: (it: string) => string | undefined): Promise<string | null> => {
    const answer = await text({ ...streams, message, placeholder, validate: (it) => validate(it?.trim() ?? '') });
    return (answered(answer) ?? '').trim() || null;
  };

  const title = await ask('Title of the site', suggested.title ?? 'from the README or a package manifest', (it) =>
    it.length > 200 ? 'At most 200 characters.' : undefined,
  );
  const name = await ask('Whom may a client or a successor ask? A name, or empty for nobody', '', (it) =>
    it.length > 500 ? 'At most 500 characters.' : undefined,
  );
  const email = name === null ? null : await ask('Their mail address', '', wrongAddress);
  const until = name === null ? null : await ask('Until which day? YYYY-MM-DD, or empty', '', wrongDay);
  const options: Option<CiHost>[] = ciHosts.map((value) => ({ value, label: labels[value] }));
  const contact = name === null ? null : { name, email, until };
  if (!suggested.asksCi) return { title, contact, ci: suggested.ci };
  const ci = await select<CiHost>({ ...streams, message: 'Where is the site built and published?', options, initialValue: suggested.ci });
  return { title, contact, ci: answered(ci) };
}

const labels: Readonly<Record<CiHost, string>> = {
  github: 'GitHub Actions, with GitHub Pages',
  gitlab: 'GitLab CI, with GitLab Pages',
  none: 'By hand: write no CI file',
};

const wrongAddress = (it: string): string | undefined => (it === '' || /^[^\s@]+@[^\s@]+$/.test(it) ? undefined : 'Write it as name@host.');

/** Why a text is no day, for the person who typed it; undefined for a day and for nothing. */
function wrongDay(it: string): string | undefined {
  if (it === '') return undefined;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(it) ? Date.parse(`${it}T00:00:00Z`) : NaN;
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(it);
  return isDay ? undefined : 'Write the day as 2026-08-31.';
}

/** The Failure for a user who stops at a question. */
export function stoppedByUser(): Failure {
  return new Failure('HO241', 'stopped', 'Stopped. Nothing was written.', [
    'Run the same command again, or with --yes to be asked nothing.',
  ]);
}
