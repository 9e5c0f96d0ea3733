import { bundle } from './bundle.ts';

/** Makes a module and what it imports one script that is no module, which runs from a disk too. `put` are names that stand for other code. */
export async function classicScript(entry: string, put: Readonly<Record<string, string>> = {}): Promise<string> {
  const chunks = await bundle({
    root: import.meta.dirname,
    define: put,
    build: { target: 'es2022', modulePreload: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  return chunks.map((it) => it.code).join('');
}
