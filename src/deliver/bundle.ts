import type { InlineConfig, Rolldown } from 'vite';

/** How a bundle differs from others. */
interface Bundling extends Pick<InlineConfig, 'define' | 'ssr'> {
  /** Folder of the entry. */
  root: string;
  build: InlineConfig['build'];
}

/** The parts of what modules become together. Only what is named here counts: no configuration of the folder where the command runs, or of one above, is looked for. */
export async function bundle({ build: its, ...settings }: Bundling): Promise<Rolldown.OutputChunk[]> {
  // Most commands make no bundle, and need not wait for what makes one.
  const { build } = await import('vite');
  const result = await build({
    ...settings,
    configFile: false,
    envDir: false,
    css: { postcss: {} },
    publicDir: false,
    logLevel: 'silent',
    build: { ...its, write: false },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Vite gave no script.');
  return output.output.filter((it) => it.type === 'chunk');
}
