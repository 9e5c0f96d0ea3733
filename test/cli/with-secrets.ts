import { onTestFinished } from 'vitest';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

const tokenOf = (end: string): string => `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1'}${end}`;

/** Secrets that stand nowhere but in the repository of these tests. */
export const planted = { now: tokenOf('bC2'), before: tokenOf('dE4'), elsewhere: tokenOf('fG6'), inName: tokenOf('hJ8') };

const handoff = (goal: string, next: string): string =>
  `# HANDOFF: Reminder\n\nStatus: on track\n\n## Goal\n${goal}\n\n## Next\n1. ${next}\n`;

/** A repository with a secret in a standing text, in a path, in older versions and in a commit message; it is gone when the test is. */
export async function repositoryWithSecrets(): Promise<TestRepository> {
  const repository = await makeRepository();
  onTestFinished(repository.dispose);
  repository.write('README.md', '# Portal\n\nWhere customers see their invoices.\n');
  repository.write('HANDOFF.md', handoff(`Remind with ${planted.now}.`, `Log in with ${planted.before}`));
  await repository.commit('Begin');
  repository.write('HANDOFF.md', handoff(`Remind all with ${planted.now}.`, 'Log in'));
  await repository.commit(`Use ${planted.elsewhere}`);
  repository.write(`docs/${planted.inName}.md`, '# Notes\n\nNothing.\n');
  repository.write('docs/example.md', '# Example\n\nSend `password: correct-Horse7battery` with the form.\n');
  await repository.commit('Go on');
  return repository;
}

/** A repository whose handoff says `next`, and nothing secret. */
export async function plainRepository(next: string): Promise<TestRepository> {
  const repository = await makeRepository();
  onTestFinished(repository.dispose);
  repository.write('HANDOFF.md', handoff('Remind.', next));
  await repository.commit('Begin');
  return repository;
}

/** What of a text holds a part of a planted secret that tells anything of it. */
export function leaked(text: string): string[] {
  return Object.values(planted).flatMap((it) => {
    // The tokens differ in their ends only.
    const parts = [it.slice(4, 14), it.slice(14, 24), it.slice(24, 34), it.slice(-8)];
    return parts.filter((part) => text.includes(part));
  });
}
