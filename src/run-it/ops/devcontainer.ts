import { fieldsOf, listOf, textOf } from '../../data/values.ts';
import { dataFile } from '../data-file.ts';
import { stepOf, toolOf, type FactReader } from '../facts.ts';
import { toolNamed } from '../tool-names.ts';
import { environmentOf } from './compose.ts';
import { toolsOfImage } from './dockerfile.ts';

const commands = ['onCreateCommand', 'updateContentCommand', 'postCreateCommand'] as const;

/** devcontainer.json: image, features, commands after creation, ports, variables. */
export const readDevcontainer: FactReader = (source) => {
  const file = dataFile(source, 'jsonc', 'dev container file');
  const its = fieldsOf(file.value);
  const image = (textOf(its['image']) ?? '')
    .replace(/^mcr\.microsoft\.com\/devcontainers\/(?:javascript-node|typescript-node)/, 'node')
    .replace(/^mcr\.microsoft\.com\/devcontainers\//, '');
  const features = Object.entries(fieldsOf(its['features'])).flatMap(([key, options]) => {
    const tool = toolNamed(/\/([a-z-]+)(?::[\w.]+)?$/.exec(key)?.[1] ?? '');
    return tool === null ? [] : [toolOf(tool, textOf(fieldsOf(options)['version']), file.lineOf('features', key))];
  });
  return {
    steps: commands.flatMap((key) => {
      const command =
        textOf(its[key]) ??
        (listOf(its[key])
          .flatMap((it) => textOf(it) ?? [])
          .join(' ') ||
          null);
      return command === null ? [] : [stepOf('install', command.slice(0, 500), file.lineOf(key), { name: key })];
    }),
    // The tag of such an image is that of the tool behind its own version: `1-22-bookworm`.
    tools: [...toolsOfImage(image.replace(/:\d+-(\d[\d.]*).*$/, ':$1'), file.lineOf('image')), ...features],
    ports: listOf(its['forwardPorts']).flatMap((it, index) => {
      const port = textOf(it);
      return port === null ? [] : [{ port, of: null, line: file.lineOf('forwardPorts', index) }];
    }),
    variables: [...environmentOf(file, its['containerEnv'], ['containerEnv']), ...environmentOf(file, its['remoteEnv'], ['remoteEnv'])],
    problems: file.problems,
  };
};
