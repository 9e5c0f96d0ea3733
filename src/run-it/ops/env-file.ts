import { isVariableName, variableOf, type FactReader, type FoundVariable } from '../facts.ts';
import { needIn } from '../needed.ts';
import { couldBeSecret, valueKind } from '../values.ts';

/** Variables taken from one file. */
const most = 500;

/** An example of an environment file: names, the comment beside each, and whether a value stands there. Values are not kept. */
export const readEnvExample: FactReader = ({ text }) => {
  const variables: FoundVariable[] = [];
  const problems: ReturnType<FactReader>['problems'] = [];
  let comments: string[] = [];
  text.split('\n').forEach((written, index) => {
    const line = written.slice(0, 4000).trim();
    const match = /^(#?)\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]{0,99})\s*=(.*)$/.exec(line);
    if (match === null || !isVariableName(match[2] ?? '')) {
      comments = line.startsWith('#') ? [...comments.slice(-4), line.replace(/^[#\s=*-]+/, '').replace(/[\s=*#-]+$/, '')] : [];
      return;
    }
    const [, sign = '', name = '', value = ''] = match;
    const beside = /(?:^#\s|\s#)\s*(.+)$/.exec(value)?.[1] ?? null;
    const description = (beside ?? comments.filter((it) => it !== '').join(' ')).slice(0, 300) || null;
    const required = sign === '#' ? false : needIn(description ?? '');
    if (variables.length < most) variables.push(variableOf(name, index + 1, { value: valueKind(value), description, required }));
    if (couldBeSecret(name, value)) problems.push({ ...realLooking, line: index + 1 });
    comments = [];
  });
  return { variables, problems };
};

/** A file of variables that is in use, not an example, and was committed all the same. */
export const readEnvInUse: FactReader = (source) => {
  const { variables = [], problems = [] } = readEnvExample(source);
  const stated = variables.some((it) => it.value === 'value');
  return { variables, problems: stated ? [...problems, committed] : problems };
};

const realLooking = {
  code: 'HO142',
  message: 'An environment file states a value that does not look like an example, for a variable whose name says that it is secret.',
  fix: 'If it is real, revoke it; then write a placeholder in its place.',
};
const committed = {
  code: 'HO145',
  message: 'An environment file with values is committed; such a file usually belongs to one machine. Only its names are shown.',
  fix: 'Keep an example without values in the repository, and this file out of it.',
};
