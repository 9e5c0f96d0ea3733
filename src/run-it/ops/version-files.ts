import { fieldsOf, textOf, textsOf } from '../../data/values.ts';
import { topicOfName } from '../command-topics.ts';
import { dataFile } from '../data-file.ts';
import { isVariableName, stepOf, toolOf, variableOf, type FactReader } from '../facts.ts';
import { toolNamed } from '../tool-names.ts';
import { valueKind } from '../values.ts';

/** A file that holds one version and nothing else: .nvmrc, .python-version … */
export const versionFile =
  (tool: string): FactReader =>
  ({ text }) => {
    const lines = text.split('\n').map((it) => it.replace(/#.*$/, '').trim());
    const index = lines.findIndex((it) => it !== '');
    const written = lines[index]?.replace(/^(?:ruby|node|python|go|java)-?/i, '') ?? '';
    return written === '' || written.length > 60 || /\s/.test(written) ? {} : { tools: [toolOf(tool, written, index + 1)] };
  };

/** .tool-versions of asdf and mise: a tool and its versions on each line. */
export const readToolVersions: FactReader = ({ text }) => ({
  tools: text.split('\n').flatMap((line, index) => {
    const [key = '', ...versions] = line.replace(/#.*$/, '').trim().slice(0, 200).split(/\s+/);
    return key === '' || versions.length === 0 ? [] : [toolOf(toolNamed(key) ?? key, versions.join(' || '), index + 1)];
  }),
});

/** mise.toml: tools, variables and tasks. */
export const readMise: FactReader = (source) => {
  const file = dataFile(source, 'toml', 'mise file');
  const its = fieldsOf(file.value);
  return {
    tools: Object.entries(fieldsOf(its['tools'])).map(([key, it]) =>
      toolOf(toolNamed(key) ?? key, textsOf(fieldsOf(it)['version'] ?? it).join(' || ') || null, file.lineOf('tools', key)),
    ),
    variables: Object.entries(fieldsOf(its['env'])).flatMap(([name, value]) =>
      isVariableName(name) && name !== '_'
        ? [variableOf(name, file.lineOf('env', name) ?? 1, { value: valueKind(textOf(value) ?? '') })]
        : [],
    ),
    steps: Object.entries(fieldsOf(its['tasks'])).map(([name, task]) =>
      stepOf(topicOfName(name), `mise run ${name}`, file.lineOf('tasks', name), {
        name,
        runs: textsOf(fieldsOf(task)['run'] ?? task).join(' && ') || null,
      }),
    ),
    problems: file.problems,
  };
};

/** rust-toolchain and rust-toolchain.toml. */
export const readRustToolchain: FactReader = (source) => {
  if (!source.text.includes('[')) return versionFile('Rust')(source);
  const file = dataFile(source, 'toml', 'Rust toolchain file');
  const channel = textOf(fieldsOf(fieldsOf(file.value)['toolchain'])['channel']);
  return { tools: channel === null ? [] : [toolOf('Rust', channel, file.lineOf('toolchain', 'channel'))], problems: file.problems };
};
