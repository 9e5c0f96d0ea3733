/** Whether a part of a path is the name of git's own folder to any disk: without regard to capitals, to what Windows leaves off, and to signs that macOS does. */
export function isGitFolder(part: string): boolean {
  const plain = part.replaceAll(/[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g, '').replace(/:.*$/s, '');
  return /^(?:\.git|git~1)$/i.test(plain.replace(/[. ]+$/, ''));
}
