import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

const nodeModules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const bin = join(nodeModules, '@sparticuz/chromium/bin');

/** Starts the headless Chromium of an npm package. It brings its own libraries: a machine needs no browser and none of those. `more` are further arguments. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const home = await unpacked();
  return await chromium.launch({
    executablePath: join(home, 'chromium'),
    // Not the list that the package offers: it switches web security off.
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
    env: {
      ...process.env,
      HOME: home,
      LD_LIBRARY_PATH: [join(home, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
      XDG_CACHE_HOME: home,
    },
  });
}

/** Folder with the unpacked browser; unpacked once for every version of the package. */
async function unpacked(): Promise<string> {
  const cache = join(nodeModules, '.cache/chromium', versionOf());
  if (existsSync(cache)) return cache;
  const meanwhile = `${cache}.${process.pid}`;
  mkdirSync(meanwhile, { recursive: true });
  const before = process.env['TMPDIR'];
  // The package unpacks into the temporary folder, wherever that is.
  process.env['TMPDIR'] = meanwhile;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((it) => inflate(join(bin, it))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  writeFileSync(join(meanwhile, 'fonts.conf'), fontsConf);
  try {
    renameSync(meanwhile, cache);
  } catch (error) {
    // Another test process was faster.
    if (!existsSync(cache)) throw error;
    rmSync(meanwhile, { recursive: true });
  }
  return cache;
}

/** The package's own settings look for its fonts in fixed places, and without any font a page crashes. A checkout may be moved or copied. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fonts-cache</cachedir></fontconfig>
`;

function versionOf(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(bin), 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error('The package of the browser names no version.');
}
