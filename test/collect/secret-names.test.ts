import { expect, test } from 'vitest';
import { collected, newRepository } from './collected.ts';

const password = 'Kq7vXz2mPw9rTb4n';

test('a secret that only an older text gives away is in no name, no address and no place that is told', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', `# HANDOFF\n\n## Next\n1. Go\n\npassword: ${password}\n`);
  await repository.commit('Write');
  repository.write('HANDOFF.md', '# HANDOFF\n\n## Next\n1. Go on\n');
  repository.write(`specs/a/deploy-${password}.md`, '# Deploy\n\n## Requirements\n\n- Deploy it\n');
  repository.write(`specs/a/release-${password.toLowerCase()}.md`, '# Release\n\n## Requirements\n\n- Release it\n');
  await repository.commit(`Use ${password}`);
  const { files, hidden, records, problems } = await collected(repository.folder);
  expect(records.filter((it) => it.origin.path.startsWith('specs/')).map((it) => it.origin.path)).toEqual([
    'specs/a/deploy-[redacted: password 1].md',
    'specs/a/release-[redacted: password 1].md',
  ]);
  expect(hidden.filter((it) => it.current).map((it) => it.path)).toContain('specs/a/release-[redacted: password 1].md');
  expect(problems.map((it) => it.message).join()).toContain('Hidden in a name, a path or a commit message: password.');
  const written = JSON.stringify([[...files], hidden]).toLowerCase();
  expect(written).not.toContain(password.slice(0, 10).toLowerCase());
});

test('an e-mail address in the name of a file or folder is not published', async () => {
  const repository = await newRepository();
  repository.write('handoffs/ada.berg@acme-corp.io/HANDOFF.md', '# HANDOFF\n\n## Next\n1. Go\n');
  repository.write('handoffs/HANDOFF-bo.lind@acme-corp.io.md', '# HANDOFF\n\n## Next\n1. Go\n');
  await repository.commit('Write');
  const { files } = await collected(repository.folder);
  expect(JSON.stringify([...files])).not.toMatch(/acme-corp/);
});
