import { expect, test } from 'vitest';
import { systemCodeOf, writing } from '../../src/deliver/failures.ts';

const systemError = (code: string, path: string): Error => Object.assign(new Error(`${code}: no, write '${path}'`), { code, path });

test('an error of the file system becomes one line with the path and the reason', async () => {
  const full = writing('/out', () => Promise.reject(systemError('ENOSPC', '/out/a/index.html')));
  await expect(full).rejects.toMatchObject({
    code: 'HO501',
    exit: 'unexpected',
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

test('any other error stays what it is', async () => {
  const other = new Error('something else');
  await expect(writing('/out', () => Promise.reject(other))).rejects.toBe(other);
});
