import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, lchownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { writeFiles } from '../deliver/folder.ts';

const checkout = join(import.meta.dirname, '../..');
const nobody = 65_534;
// A registry that does not answer is told at once, not after minutes.
const options = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--no-audit', '--no-fund'];
const isRoot = process.getuid?.() === 0;

/** The package as npm packs it, installed into a folder that may not be written to. */
export interface Installed {
  /** Folder to work in. */
  folder: string;
  /** Folder in which it is installed. */
  place: string;
  /** Paths in the package. */
  files: string[];
  /** Every path below `place` with its time of change: equal unless something was written. */
  state(): string[];
  /** Runs the installed command as a user without any right to write to `place`, who gets `folder` and all that lies in it. */
  run(args: readonly string[]): { status: number | null; stdout: string; stderr: string };
  dispose(): void;
}

/** Packs the checkout and installs it beside `files`. Throws what npm says when that fails, for example for want of the registry. */
export function install(files: Readonly<Record<string, string>>): Installed {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'handover-package-')));
  const [folder, place, bin] = [join(top, 'work'), join(top, 'ein Ordner für 交接'), join(top, 'bin')];
  for (const it of [folder, place, bin]) mkdirSync(it);
  const dispose = (): void => {
    setWritable(place, true);
    rmSync(top, { recursive: true });
  };
  try {
    const packed = packInto(top);
    writeFiles(place, { 'package.json': '{ "private": true, "type": "module" }\n', ...files });
    npm('install', '--prefix', place, ...options, join(top, packed.filename));
    setWritable(place, false);
    // The user may not be allowed to reach the folder in which this Node lies.
    copyFileSync(process.execPath, join(bin, 'node'));
    chmodSync(top, 0o755);
    return {
      folder,
      place,
      files: packed.files.map((it) => it.path),
      state: () => below(place).map((it) => `${it} ${lstatSync(it, { bigint: true }).mtimeNs}`),
      run: (args) => {
        if (isRoot) for (const it of below(folder)) lchownSync(it, nobody, nobody);
        const user = isRoot ? { uid: nobody, gid: nobody } : {};
        const env = { PATH: [bin, process.env['PATH']].join(delimiter), HOME: join(folder, 'no-home'), TMPDIR: folder };
        return spawnSync(join(place, 'node_modules/.bin/handover'), args, { cwd: folder, env, encoding: 'utf8', ...user });
      },
      dispose,
    };
  } catch (error) {
    dispose();
    throw error;
  }
}

function packInto(folder: string): { filename: string; files: { path: string }[] } {
  const [packed] = JSON.parse(npm('pack', '--silent', '--json', '--pack-destination', folder));
  return packed;
}

function npm(...args: string[]): string {
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: checkout, env, encoding: 'utf8', timeout: 100_000 });
  if (status !== 0) throw new Error(`npm ${args[0]} failed; to install, it needs the npm registry.\n${error?.message ?? ''}\n${stderr}`);
  return stdout;
}

function below(folder: string): string[] {
  return [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((it) => join(folder, it))].toSorted();
}

function setWritable(folder: string, writable: boolean): void {
  for (const path of below(folder)) {
    const stat = lstatSync(path);
    if (!stat.isSymbolicLink()) chmodSync(path, writable ? stat.mode | 0o200 : stat.mode & ~0o222);
  }
}
