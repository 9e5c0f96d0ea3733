import type { Subject } from './facts.ts';

/** Other handoffs that tell of the same piece of work, for each path: by what they are about, else by a name that differs in a number, version, session or copy alone. */
export function twinsOf(subjects: readonly Pick<Subject, 'path' | 'data'>[]): Map<string, string[]> {
  // A translation tells the same on purpose.
  const all = subjects
    .filter(({ data }) => data.part?.language == null)
    .map(({ path, data }) => ({ path, topic: topicOf(data.topic ?? ''), name: nameOf(path) }));
  const twins = new Map<string, string[]>();
  for (const it of all) {
    const others = all.filter((other) => other !== it && isSame(it, other)).map(({ path }) => path);
    if (others.length > 0) twins.set(it.path, others);
  }
  return twins;
}

interface Told {
  topic: string;
  name: string;
}

const isSame = (a: Told, b: Told): boolean => (a.topic !== '' && b.topic !== '' ? a.topic === b.topic : a.name === b.name);

/** What a handoff is about, without what tells its states apart. */
function topicOf(topic: string): string {
  return wordsOf(
    topic
      .toLowerCase()
      .replaceAll(date, ' ')
      .replaceAll(/\b(?:v|ver\.?|version|rev\.?|revision|session|sitzung)[ .#-]*\d[\d.]*\b/g, ' ')
      .replaceAll(/\b(?:copy|final|updated|draft)\b/g, ' '),
  );
}

/** The folder and name of a file, without what is put behind the name of another one of its kind. */
function nameOf(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  const stem = path
    .slice(at)
    .replace(/\.\w+$/, '')
    .toLowerCase();
  const plain = wordsOf(stem.replaceAll(date, ' ').replaceAll(/hand[-_ ]?(?:off|over)/g, 'handoff'))
    .replaceAll(/\b(?:v|ver|version|rev|session|copy|kopie|final|new|latest|updated|draft|bak)(?: ?\d+)*\b/g, ' ')
    .replaceAll(/\b\d+\b/g, ' ');
  return path.slice(0, at) + wordsOf(plain);
}

const date =
  /\b\d{4}[-_.]?\d\d[-_.]?\d\d(?:[t _-]?\d\d[:_-]?\d\d)?\b|\b\d{1,2}\.? (?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]*\.?(?:,? \d{4})?\b/g;

const wordsOf = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
