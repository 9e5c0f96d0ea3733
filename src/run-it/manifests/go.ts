import { stepOf, toolOf, type FactReader, type FoundDependency } from '../facts.ts';

/** go.mod: the module, its version of Go, and what it requires itself. */
export const readGo: FactReader = ({ path, text }) => {
  const dependencies: FoundDependency[] = [];
  const tools: ReturnType<typeof toolOf>[] = [];
  let name: string | null = null;
  let block = '';
  text.split('\n').forEach((written, index) => {
    const line = index + 1;
    const [code = '', comment = ''] = written.split('//');
    const words = code.trim().split(/\s+/);
    if (words[0] === ')') block = '';
    else if (words[1] === '(') block = words[0] ?? '';
    else if (words[0] === 'module') name = words[1]?.replaceAll('"', '') ?? null;
    else if (words[0] === 'go' && words[1] !== undefined) tools.push(toolOf('Go', `>=${words[1]}`, line));
    else if (block === 'require' || words[0] === 'require') {
      const [module, wanted] = block === '' ? words.slice(1) : words;
      if (module && wanted && !comment.includes('indirect'))
        dependencies.push({ ecosystem: 'Go', name: module, wanted, kind: 'runtime', line });
    }
  });
  const isRoot = !path.includes('/');
  return {
    manifest: { name, version: null, description: null },
    steps: isRoot
      ? [stepOf('install', 'go mod download', null), stepOf('build', 'go build ./...', null), stepOf('test', 'go test ./...', null)]
      : [],
    tools,
    dependencies,
  };
};
