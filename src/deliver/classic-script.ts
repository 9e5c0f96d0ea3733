import { build } from 'vite';

/** Makes a module and what it imports one script that is no module, which runs from a disk too. `put` are names that stand for other code. */
export async function classicScript(entry: string, put: Readonly<Record<string, string>> = {}): Promise<string> {
  const result = await build({
    // Everything is named here: the folder where the command runs may be somebody else's repository, and no configuration in it is looked for.
    root: import.meta.dirname,
    configFile: false,
    envDir: false,
    css: { postcss: {} },
    logLevel: 'silent',
    publicDir: false,
    define: put,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Vite gave no script.');
  return output.output.map((it) => (it.type === 'chunk' ? it.code : '')).join('');
}
