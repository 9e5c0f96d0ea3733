import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { systemCodeOf, writing } from '../../src/deliver/failures.ts';
import { newFolder } from './folder.ts';

const systemError = (code: string, path: string): Error => Object.assign(new Error(`${code}: no, write '${path}'`), { code, path });

test('an error of the file system becomes one line with the path and the reason', async () => {
  const full = writing('/out', () => Promise.reject(systemError('ENOSPC', '/out/a/index.html')));
  await expect(full).rejects.toMatchObject({
    code: 'HO501',
    exit: 'site',
    message: 'Cannot write to /out/a/index.html: there is no space left on the disk (ENOSPC)',
    fix: ['Make room, or choose another folder with --out, then run the command again. The previous site is as it was.'],
  });
});

test('the code is found where a library hid it', () => {
  expect(systemCodeOf(new Error('write failed: ENOSPC'))).toBe('ENOSPC');
  expect(systemCodeOf(new Error('Failed to write file\n\nCaused by:\n    No space left on device (os error 28)'))).toBe('ENOSPC');
  expect(systemCodeOf(new Error('Build failed', { cause: systemError('EROFS', '/out') }))).toBe('EROFS');
  expect(systemCodeOf(new Error('Build failed'))).toBe(null);
});

test('room helps against a full disk only', async () => {
  const long = writing('/out', () => Promise.reject(systemError('ENAMETOOLONG', '/out/a')));
  await expect(long).rejects.toMatchObject({
    message: 'Cannot write to /out/a: the path is too long (ENAMETOOLONG)',
    fix: ['Choose another folder with --out, then run the command again. The previous site is as it was.'],
  });
});

test('a missing file is a matter of the system, unless it is one of the program', async () => {
  const gone = writing('/out', () => Promise.reject(systemError('ENOENT', '/out/a/index.html')));
  await expect(gone).rejects.toMatchObject({
    code: 'HO501',
    message: 'Cannot find /out/a/index.html: it, or a folder above it, is no longer there (ENOENT)',
    fix: ['Run the command again, and let nothing remove files meanwhile. The previous site is as it was.'],
  });
  const own = fileURLToPath(new URL('../../src/layouts/gone.astro', import.meta.url));
  const started = Object.assign(systemError('ENOENT', '/usr/bin/node'), { syscall: 'spawn /usr/bin/node' });
  for (const error of [systemError('ENOENT', own), systemError('ENOENT', 'git'), started, new Error('ENOENT')]) {
    await expect(writing('/out', () => Promise.reject(error))).rejects.toBe(error);
  }
});

test('any other error stays what it is', async () => {
  const other = new Error('something else');
  await expect(writing('/out', () => Promise.reject(other))).rejects.toBe(other);
});

test('a refusal elsewhere than at the site names that place, with no word of the output folder', async () => {
  for (const cause of [
    systemError('ENOSPC', '/temporary/a'),
    new Error('Build failed', { cause: systemError('ENOSPC', '/temporary/a') }),
  ]) {
    await expect(writing('/out/site', () => Promise.reject(cause))).rejects.toMatchObject({ code: 'ENOSPC', path: '/temporary/a' });
  }
  for (const path of ['/out', '/out/site/a', '/out/.site.handover-tmp-1/site/a', '/out/.site.handover-lock']) {
    const refused = writing('/out/site', () => Promise.reject(systemError('EFBIG', path)));
    await expect(refused).rejects.toMatchObject({
      code: 'HO501',
      message: `Cannot write to ${path}: a file would become too large (EFBIG)`,
    });
  }
});

test('the folder that a link leads to is the one of the site', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'real/site'), { recursive: true });
  symlinkSync(join(folder, 'real/site'), join(folder, 'link'));
  symlinkSync(join(folder, 'real'), join(folder, 'above'));
  for (const out of ['link', 'above/site', 'above/new/site']) {
    const path = join(folder, 'real', out.includes('new') ? 'new/.site.handover-tmp-1/a' : '.site.handover-tmp-1/a');
    await expect(writing(join(folder, out), () => Promise.reject(systemError('EROFS', path)))).rejects.toMatchObject({ code: 'HO501' });
  }
});
