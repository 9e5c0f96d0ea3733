import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeRepository, type TestRepository } from './repository.ts';

const handoff = (next: string): string =>
  `# Handoff: invoices\n\nDate: 2026-06-18 17:40\n\n## Goal\n\nShow invoices.\n\n## Next steps\n\n1. ${next}\n`;

/** A small repository with what comes out differently where an order, a zone, a locale or a name of the machine gets in. */
export async function makeVaried(folder?: string): Promise<TestRepository> {
  const repository = await makeRepository(folder);
  repository.write('README.md', '# Portal İstanbul\n\nWhere customers see invoices.\n');
  repository.write('package.json', '{ "name": "portal", "scripts": { "test": "node --test", "Zip": "zip", "build": "tsc" } }\n');
  for (const name of ['Zebra', 'apple', 'ähre', 'İ', 'ı', 'i10', 'i9', 'I']) {
    repository.write(`docs/adr/${name}.md`, `# ${name}\n\nStatus: accepted\n\n## Decision\n\nTake ${name}.\n`);
  }
  repository.write('HANDOFF.md', handoff('Add paging.'));
  await repository.commit('Begin', { author: 'Çağla İnce', date: '2026-03-29T01:59:59+01:00', committed: '2026-03-29T03:00:00+02:00' });
  await repository.git('tag', 'v1');
  await repository.git('checkout', '--quiet', '-b', 'side');
  repository.write('HANDOFF.md', handoff('Add sorting.'));
  await repository.commit('Sort', { author: 'Ada Berg', date: '2026-12-31T23:30:00-03:30' });
  await repository.git('checkout', '--quiet', 'main');
  await repository.git('mv', 'docs/adr/apple.md', 'docs/adr/0001-apple.md');
  repository.write('HANDOFF.md', handoff('Add a filter.'));
  repository.write('docs/HANDOFF-keys.md', handoff(`Revoke ${'ghp_'}${'a1B2c3D4e5F6'.repeat(3)}.`));
  symlinkSync('HANDOFF.md', join(repository.folder, 'AGENTS-HANDOFF.md'));
  await repository.commit('Rename', { date: '2027-01-01T00:30:00+14:00' });
  repository.remove('docs/adr/i9.md');
  repository.write('docs/internal/HANDOFF.md', '<!-- handover: internal -->\n\n# Handoff: staff\n\n## Next steps\n\n1. Ask.\n');
  await repository.commit('Remove');
  return repository;
}
