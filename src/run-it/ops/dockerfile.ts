import { isVariableName, stepOf, toolOf, variableOf, type FactReader, type Facts } from '../facts.ts';
import { topicOfCommand } from '../command-topics.ts';
import { toolNamed } from '../tool-names.ts';
import { valueKind } from '../values.ts';

interface Instruction {
  word: string;
  rest: string;
  line: number;
  /** Text and line of each written line, the first one without its word. */
  parts: { text: string; line: number }[];
}

/** Dockerfile and Containerfile: base images, what is installed, variables, ports and the command it starts with. */
export const readDockerfile: FactReader = ({ path, text }) => {
  const facts = {
    steps: [] as Facts['steps'],
    tools: [] as Facts['tools'],
    variables: [] as Facts['variables'],
    ports: [] as Facts['ports'],
  };
  const defaults = new Map<string, string>();
  const stages = new Set<string>();
  let end: Facts['steps'][number] | null = null;
  for (const instruction of instructionsOf(text)) {
    const { word, rest, line } = instruction;
    if (word === 'FROM') {
      const [image = '', , stage] = rest.replace(/^(?:--\S+\s+)+/, '').split(/\s+/);
      const resolved = image.replaceAll(
        /\$\{?([A-Za-z_]\w{0,99})(?::?-([^}]{0,200}))?\}?/g,
        (_, name: string, other?: string) => defaults.get(name) ?? other ?? '',
      );
      if (!stages.has(image.toLowerCase())) facts.tools.push(...toolOfImage(resolved, line));
      if (stage !== undefined) stages.add(stage.toLowerCase());
      // Only what the last stage starts with is what the image runs.
      end = null;
    } else if (word === 'ARG') {
      const [name = '', value] = rest.split('=', 2);
      if (value !== undefined) defaults.set(name, value.replaceAll(/^["']|["']$/g, ''));
      if (isVariableName(name) && stages.size + facts.tools.length > 0)
        facts.variables.push(variableOf(name, line, { value: value === undefined ? 'none' : valueKind(value) }));
    } else if (word === 'ENV') facts.variables.push(...variablesOf(instruction));
    else if (word === 'EXPOSE')
      facts.ports.push(
        ...rest
          .split(/\s+/)
          .filter((it) => /^\d/.test(it))
          .map((port) => ({ port, of: null, line })),
      );
    else if (word === 'RUN') facts.steps.push(...installed(rest, line));
    else if (word === 'CMD' || word === 'ENTRYPOINT') end = started(rest, line) ?? end;
  }
  const name = /(?:^|\/)(?:Dockerfile|Containerfile)$/.test(path) ? '' : `-f ${path} `;
  const folder = path.includes('/') && name === '' ? path.slice(0, path.lastIndexOf('/')) : '.';
  return { ...facts, steps: [...facts.steps, ...(end === null ? [] : [end]), stepOf('build', `docker build ${name}${folder}`, null)] };
};

function instructionsOf(text: string): Instruction[] {
  const found: Instruction[] = [];
  let open: Instruction | null = null;
  let until: string | null = null;
  text.split('\n').forEach((written, index) => {
    const line = written.slice(0, 4000).trim();
    if (until !== null) {
      if (line === until) until = null;
      return;
    }
    if (line.startsWith('#') || (line === '' && open === null)) return;
    const goesOn = line.endsWith('\\');
    const part = (goesOn ? line.slice(0, -1) : line).trim();
    if (open === null) {
      const [word = ''] = part.split(/\s/, 1);
      const rest = part.slice(word.length).trim();
      open = { word: word.toUpperCase(), rest, line: index + 1, parts: [{ text: rest, line: index + 1 }] };
    } else {
      open.rest += ` ${part}`;
      open.parts.push({ text: part, line: index + 1 });
    }
    const document = /<<-?\s*['"]?([A-Za-z_]\w{0,40})/.exec(part)?.[1];
    if (document !== undefined) until = document;
    if (goesOn) return;
    found.push(open);
    open = null;
  });
  if (open !== null) found.push(open);
  return found;
}

function toolOfImage(image: string, line: number): Facts['tools'] {
  const match =
    /^(?:(?:docker\.io|mcr\.microsoft\.com|public\.ecr\.aws)\/)?(?:library\/|docker\/library\/)?([a-z0-9./_-]{1,100}?)(?::v?([\w.-]{1,100}))?(?:@.*)?$/.exec(
      image,
    );
  const tool = toolNamed(match?.[1] ?? '');
  return tool === null ? [] : [toolOf(tool, /^\d+(?:\.\d+)*/.exec(match?.[2] ?? '')?.[0] ?? null, line)];
}

/** The version of a tool that an image brings; none when it brings no known one. */
export function toolsOfImage(image: string, line: number | null): Facts['tools'] {
  return toolOfImage(image, 0).map((it) => ({ ...it, line }));
}

function variablesOf({ parts, rest, line }: Instruction): Facts['variables'] {
  if (!/^[A-Za-z_]\w*=/.test(rest)) {
    const [name = '', ...value] = rest.split(/\s+/);
    return isVariableName(name) ? [variableOf(name, line, { value: valueKind(value.join(' ')) })] : [];
  }
  return parts.flatMap((part) =>
    [...part.text.matchAll(/(?:^|\s)([A-Za-z_]\w{0,99})=("(?:[^"\\]|\\.)*"|'[^']*'|\S*)/g)].map((it) =>
      variableOf(it[1] ?? '', part.line, { value: valueKind(it[2] ?? '') }),
    ),
  );
}

/** The parts of a command that install, build or test; the packages of the system and what is done around them say little. */
function installed(rest: string, line: number): Facts['steps'] {
  const parts = rest
    .replace(/^(?:--\S+\s+)+/, '')
    .split(/\s*(?:&&|;)\s*/)
    .flatMap((command) => {
      const topic = topicOfCommand(command);
      return topic === 'install' || topic === 'build' || topic === 'test' ? [{ command, topic }] : [];
    });
  const [first] = parts;
  const command = parts.map((it) => it.command).join(' && ');
  return first === undefined ? [] : [stepOf(first.topic, command.slice(0, 500), line)];
}

function started(rest: string, line: number): Facts['steps'][number] | null {
  if (!rest.startsWith('[')) return rest === '' ? null : stepOf('run', rest.slice(0, 500), line);
  const words = [...rest.slice(0, 2000).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((it) => it[1] ?? '');
  return words.length === 0 ? null : stepOf('run', words.join(' '), line);
}
