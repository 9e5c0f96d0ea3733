import { fieldsOf, listOf, textOf, textsOf } from '../../data/values.ts';
import { topicOfName } from '../command-topics.ts';
import { dataFile } from '../data-file.ts';
import { stepOf, type FactReader, type Facts } from '../facts.ts';

/** Targets taken from one file. */
const most = 200;

/** How a task of a file in this folder is called from the root. */
function called(program: string, flag: string, path: string): string {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
  return folder === null ? program : `${program} ${flag} ${folder}`;
}

/** Makefile: targets that a person would call, each with its first line. Patterns, files and names that begin with `_` or `.` are left out. */
export const readMakefile: FactReader = ({ path, text }) => {
  const lines = text.split('\n').map((it) => it.slice(0, 1000));
  const program = called('make', '-C', path);
  const steps: Facts['steps'] = [];
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const match = /^([A-Za-z0-9][\w-]{0,60}(?:\s+[A-Za-z0-9][\w-]{0,60})*)\s*::?(?!=)/.exec(line);
    for (const name of match?.[1]?.split(/\s+/) ?? []) {
      if (seen.has(name) || steps.length >= most) continue;
      seen.add(name);
      const recipe = lines[index + 1]?.startsWith('\t') ? (lines[index + 1] ?? '').trim().replace(/^[@-]+/, '') : '';
      steps.push(stepOf(topicOfName(name), `${program} ${name}`, index + 1, { name, runs: recipe || null }));
    }
  });
  return { steps };
};

/** justfile: recipes without their parameters; private ones are left out. */
export const readJustfile: FactReader = ({ path, text }) => {
  const lines = text.split('\n').map((it) => it.slice(0, 1000));
  const program = called('just', '-d', path);
  return {
    steps: lines
      .flatMap((line, index) => {
        const name = /^@?([A-Za-z][\w-]{0,60})(?:\s+[^:]*)?:(?!=)/.exec(line)?.[1];
        if (name === undefined || (lines[index - 1] ?? '').startsWith('[private]')) return [];
        const recipe = /^\s/.test(lines[index + 1] ?? '') ? (lines[index + 1] ?? '').trim().replace(/^[@-]+/, '') : '';
        return [stepOf(topicOfName(name), `${program} ${name}`, index + 1, { name, runs: recipe || null })];
      })
      .slice(0, most),
  };
};

/** Taskfile.yml: tasks that are not internal. */
export const readTaskfile: FactReader = (source) => {
  const file = dataFile(source, 'yaml', 'Taskfile');
  const program = called('task', '-d', source.path);
  const tasks = Object.entries(fieldsOf(fieldsOf(file.value)['tasks'])).filter(([, it]) => textOf(fieldsOf(it)['internal']) !== 'true');
  return {
    steps: tasks.slice(0, most).map(([name, task]) => {
      const commands = typeof task === 'string' || Array.isArray(task) ? task : (fieldsOf(task)['cmds'] ?? fieldsOf(task)['cmd']);
      const words =
        listOf(commands).length > 0 ? listOf(commands).flatMap((it) => textOf(it) ?? textOf(fieldsOf(it)['cmd']) ?? []) : textsOf(commands);
      return stepOf(topicOfName(name), `${program} ${name}`, file.lineOf('tasks', name), {
        name,
        runs: words.join(' && ').slice(0, 500) || null,
      });
    }),
    problems: file.problems,
  };
};
