import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { bundledHooks } from '../src/cli/hook-script.ts';
import { licensedIn, packedLicences } from '../src/deliver/licences.ts';
import { loopSchemas } from '../src/loop/json-schemas.ts';

// Writes `lib`, the compiled form of `src` that is published: below node_modules Node strips no types. npm runs it before it packs.
process.chdir(join(import.meta.dirname, '..'));
rmSync('lib', { recursive: true, force: true });

const language: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  verbatimModuleSyntax: true,
  newLine: ts.NewLineKind.LineFeed,
};

/** What a relative path of a module stands behind. The compiler could rename imports only. */
const naming = /(\b(?:from|import|import\(|new URL\(|import\.meta\.glob\()\s*)(['"])(\.{1,2}\/[^'"\n]*)\.ts\2/g;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.replaceAll(naming, '$1$2$3.js$2'));
}

for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  const target = join('lib', path.slice('src/'.length));
  if (entry.isDirectory() || path.endsWith('.d.ts')) continue;
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.ts')) write(target.replace(/\.ts$/, '.js'), ts.transpileModule(text, { compilerOptions: language }).outputText);
  else if (/\.(?:mjs|astro)$/.test(path)) write(target, text);
  else cpSync(path, target);
}

// A package is published without its lock file.
write(join('lib', packedLicences), `${JSON.stringify(licensedIn(readFileSync('package-lock.json', 'utf8')), null, 1)}\n`);

// What agent tools call is one file, so that it works in a repository without this package.
write('lib/hooks/handover.mjs', await bundledHooks());
for (const [name, schema] of Object.entries(loopSchemas))
  write(join('lib/schemas', `${name}.json`), `${JSON.stringify(schema, null, 1)}\n`);

// Types, for those who write a config.
const program = ts.createProgram(['src/config/define.ts'], {
  ...language,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: 'src',
  outDir: 'lib',
  types: [],
});
const { emitSkipped, diagnostics } = program.emit(undefined, write);
if (emitSkipped || diagnostics.length > 0) throw new Error('The types of a config could not be written.');
