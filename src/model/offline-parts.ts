/** How the parts of the index are spread over scripts: for each folder of texts, by how many digits of their names they are put together. */
export type Parts = Readonly<Record<string, number>>;

/** Address of the script with a part, from the folder of the offline copy. */
export function partAddress(path: string, parts: Parts): string {
  const at = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, at), path.slice(at + 1)];
  const digits = parts[folder];
  if (digits === undefined) return `${path}.js`;
  // The name is that of a language, a line, and digits.
  const start = name.indexOf('_') + 1;
  return `${folder}/${name.slice(0, start + digits)}.js`;
}
