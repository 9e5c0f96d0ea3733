import { expect, test } from 'vitest';
import { collected, newRepository } from './collected.ts';

const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;

test('what files say and where code reads variables comes together, from the built commit alone', async () => {
  const repository = await newRepository();
  repository.write('README.md', '# Ferry\n\n## Requirements\n\nNode 18\n\n## Install\n\n```sh\nnpm ci\n```\n');
  repository.write('package.json', '{"name": "ferry", "scripts": {"start": "node ."}, "dependencies": {"pg": "^8"}}');
  repository.write('.nvmrc', '24\n');
  repository.write('.env.example', '# The database\nDATABASE_URL=\n');
  repository.write('src/db.ts', 'connect(process.env.DATABASE_URL, process.env.POOL);\nlog(process.env.LEVEL ?? 1, process.env.HOME);\n');
  repository.write('node_modules/a/index.js', 'process.env.NOT_OURS');
  await repository.commit('Write');
  repository.write('src/late.ts', 'process.env.NOT_COMMITTED');
  const { site, problems } = await collected(repository.folder);
  expect(site.runIt.steps.map((it) => [it.topic, it.command, it.path, it.line])).toEqual([
    ['install', 'npm ci', 'README.md', 10],
    ['run', 'npm start', 'package.json', 1],
  ]);
  expect(site.runIt.variables.map((it) => [it.name, it.description, it.hasDefault, it.readIn, it.givenBy])).toEqual([
    ['DATABASE_URL', 'The database', null, [{ path: 'src/db.ts', line: 1 }], null],
    ['HOME', null, null, [{ path: 'src/db.ts', line: 2 }], 'the operating system'],
    ['LEVEL', null, true, [{ path: 'src/db.ts', line: 2 }], null],
    ['POOL', null, null, [{ path: 'src/db.ts', line: 1 }], null],
  ]);
  expect(problems.map(({ code, path, line, message }) => [code, path, line, message])).toEqual([
    ['HO146', '.env.example', null, 'The code reads variables without a default that no example file names: POOL.'],
    ['HO140', 'README.md', 5, 'The versions exclude each other: README.md says Node.js 18, .nvmrc says 24.'],
    ['HO143', 'package.json', null, 'The dependencies are not locked: no lock file lies beside this manifest or above it.'],
  ]);
});

test('no value of an environment file and no secret of any file is in the content', async () => {
  const repository = await newRepository();
  const password = 'Tr0ub4dor-x7Qz';
  repository.write('.env', `DB_PASSWORD=${password}\nTOKEN=${token}\n`);
  repository.write('compose.yaml', `services:\n  db:\n    image: postgres\n    environment:\n      DB_PASSWORD: ${password}\n`);
  repository.write('Dockerfile', `FROM node:24\nENV DB_PASSWORD=${password}\n`);
  repository.write(
    '.github/workflows/ci.yml',
    `env:\n  DB_PASSWORD: ${password}\njobs:\n  a:\n    steps:\n      - run: npm ci --token ${token}\n`,
  );
  repository.write('src/a.ts', `const a = process.env.A; // ${token}\n`);
  await repository.commit('Write');
  const { files, site, codes } = await collected(repository.folder);
  expect([...files].filter(([, text]) => text.includes(password) || text.includes(token.slice(4, 20))).map(([path]) => path)).toEqual([]);
  expect(site.runIt.variables.map((it) => it.name)).toEqual(['A', 'DB_PASSWORD', 'TOKEN']);
  expect(codes).toEqual(['HO145', 'HO401', 'HO401', 'HO401', 'HO401', 'HO401', 'HO401']);
});

test('a repository that says nothing about it has empty lists and what was looked for', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', '# HANDOFF\n\n## Next\n1. Go\n');
  await repository.commit('Write');
  const { site } = await collected(repository.folder);
  const { lookedFor, ...rest } = site.runIt;
  expect(lookedFor).toContain('Dockerfile');
  expect(Object.values(rest).flat()).toEqual([]);
});
