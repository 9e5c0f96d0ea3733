import { findNodeAtLocation, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import type { Finding } from '../model/problem.ts';
import { treeOf } from './json-edit.ts';
import { isTaskFileName } from './task-file-name.ts';

/** Where a repository says how its loop works. */
export const settingsPath = '.handover/settings.json';

const count = z.int().positive();
const settings = z
  .strictObject({
    taskFile: z.custom<string>(isTaskFileName),
    onClear: z.enum(['brief', 'short', 'nothing']),
    check: z.strictObject({ lines: count, bytes: count, commits: count, words: count }).partial(),
  })
  .partial();

const names = 'Settings are taskFile, onClear and check, and in check lines, bytes, commits and words.';
const wordings: Readonly<Record<string, { message: string; fix: string }>> = {
  '': { message: 'The settings are no object, so that none of them is in force.', fix: names },
  taskFile: {
    message: 'The name of the task file is no path of a document below the top of the repository, so that TASK.md is read and written.',
    fix: 'Write a path such as "TASK.md": without `..`, and not into `.git` or to a record of the loop in `.handover`.',
  },
  onClear: {
    message: 'What a cleared session is told is none of the words for it, so that it is told the short form.',
    fix: 'Write "brief", "short" or "nothing".',
  },
  check: { message: 'The numbers of `handover check` are no object, so that the usual ones are in force.', fix: names },
};
const noNumber = {
  message: 'A number of `handover check` is no whole number above 0, so that the usual one is in force.',
  fix: 'Write a whole number such as 200, without quotes.',
};
const noSetting = { message: 'A key is no setting, so that nothing follows from it.', fix: names };

/** What the settings of a loop say, read as the hooks read them, and what of it is not in force. */
export function readSettings(text: string): { value: unknown; findings: Finding[] } {
  const errors: ParseError[] = [];
  const root = treeOf(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  const value = valueOf(text);
  if (value === undefined) {
    const why = error === undefined ? '' : ` (${wordsOf(error)})`;
    return {
      value: null,
      findings: [
        {
          code: 'HO194',
          ...placeOf(text, error?.offset ?? 0),
          message: `The file is not valid JSON${why}, so that none of its settings is in force.`,
          fix: 'Correct it at this place; comments and a comma behind the last item are no JSON.',
        },
      ],
    };
  }
  const issues = settings.safeParse(value).error?.issues ?? [];
  return { value, findings: issues.flatMap((it) => findingsOf(it, text, root)) };
}

/** Whether a path is that of the task file that the settings name, near any folder of the repository; of none where they name none. */
export function namedTaskFile(text: string): (path: string) => boolean {
  const value = valueOf(text);
  const name: unknown = typeof value === 'object' && value !== null && 'taskFile' in value ? value.taskFile : null;
  if (!isTaskFileName(name)) return () => false;
  const path = name.replaceAll('\\', '/').replaceAll(/(?<=^|\/)(?:\.?\/)+/g, '');
  return (it) => it === path || it.endsWith(`/${path}`);
}

function findingsOf(issue: z.core.$ZodIssue, text: string, root: Node | undefined): Finding[] {
  const at = (path: readonly PropertyKey[]) => {
    const node = root && findNodeAtLocation(root, path.map(String));
    return placeOf(text, (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0);
  };
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ code: 'HO194', ...at([...issue.path, key]), ...noSetting }));
  return [{ code: 'HO194', ...at(issue.path), ...(wordings[issue.path.join('.')] ?? noNumber) }];
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // Its reader says what is wrong, and where.
    return undefined;
  }
}

const wordsOf = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (it) => ` ${it}`)
    .toLowerCase();

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
