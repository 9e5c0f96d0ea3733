import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../model/failure.ts';
import type { ConfigFile } from './find.ts';
import { invalidConfig } from './invalid.ts';
import { readJson } from './json.ts';
import { keptAlive } from './kept-alive.ts';
import { whereItFailed } from './position.ts';
import { config, type Config } from './schema.ts';
import { shownError } from './shown.ts';

/**
 * Runs and checks a config file of the operator. Throws a Failure that names what is wrong and where. Node runs a file once;
 * each number of `reading`, from 0 on, runs it anew.
 */
export async function loadConfig(file: ConfigFile, cwd: string, reading = 0): Promise<Config> {
  const source = await readFile(file.path, 'utf8');
  const value = extname(file.path) === '.json' ? readJson(source, file.shown) : await run(file, source, reading);
  const checked = config.safeParse(value);
  if (!checked.success) throw invalidConfig(checked.error, { file, source, value });
  return inFolder(checked.data, dirname(file.path), cwd);
}

async function run(file: ConfigFile, source: string, reading: number): Promise<unknown> {
  const address = `${pathToFileURL(file.path).href}${reading === 0 ? '' : `?${reading}`}`;
  // `import { defineConfig } from 'handover'` works wherever the file lies, with the program installed there or not.
  const own = new URL('./define.ts', import.meta.url).href;
  const hooks = registerHooks({
    resolve: (specifier, context, next) => (specifier === 'handover' ? { url: own, shortCircuit: true } : next(specifier, context)),
  });
  try {
    const module = await keptAlive(file, source, async () => await (import(address) as Promise<object>));
    if (!('default' in module)) throw noDefault(file.shown);
    return module.default;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      'HO203',
      'usage',
      `${file.shown} stopped with an error.`,
      ['Correct the file. It is run by Node as it stands, so types may be used, but no enums or namespaces.'],
      [[whereItFailed(error, file, source), shownError(error)]],
    );
  } finally {
    hooks.deregister();
  }
}

function noDefault(shown: string): Failure {
  return new Failure('HO204', 'usage', `${shown} has no default export.`, ['Write:  export default defineConfig({ … })']);
}

/** Paths in a config count from its own folder, those on the command line from the current one. */
function inFolder(values: Config, folder: string, cwd: string): Config {
  if (folder === cwd) return values;
  const paths = Object.entries({
    repo: values.repo,
    out: values.out,
    cache: values.cache,
    content: values.content,
    pages: values.pages,
  }).flatMap(([key, path]) => (path === undefined ? [] : [[key, resolve(folder, path)]]));
  const { secrets } = values;
  const allow = secrets?.allow?.map((it) => resolve(folder, it));
  return { ...values, ...Object.fromEntries(paths), ...(allow === undefined ? {} : { secrets: { ...secrets, allow } }) };
}
