import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '../cli/folders.ts';
import { git, stops } from './script.ts';

export const task = `## Import job
Agent: agent-1 | Started: 2026-06-18T09:00:00 | Spec: specs/import.md, version 2
Rollout: one of two servers has it

### Steps
[x] Step 1: Read the file -- done 09:30
[ ] Step 2: Write the rows (IN PROGRESS -- 40%)
    Working file: src/write.ts
    Next: Open the table

### Tried and failed
one statement for all -- too large

### Open questions
- Keep the old rows? - finance lead
`;

export function repository(): string {
  const folder = folderWith({ 'TASK.md': task, 'src/write.ts': 'export {};\n', 'README.md': '# Import\n' });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Begin');
  writeFileSync(join(folder, 'src/write.ts'), 'export const half = 1;\n');
  return folder;
}

export const silent = { code: 0, stdout: '', stderr: '' };
export const claude = stops['claude-code'];
export const stop = (cwd: string, more: object = {}): object => ({ ...claude?.payload(cwd), ...more });
