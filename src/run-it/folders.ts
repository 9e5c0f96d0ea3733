/** Folder of a path; empty for the root. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** How many folders a path lies in. */
export function depthOf(path: string): number {
  return path.split('/').length - 1;
}
