/** Finds the files that a path may mean: itself, or else those that end in it. */
export function meaning(files: Iterable<string>): (path: string) => string[] {
  const all = new Set(files);
  let byName: Map<string, string[]> | null = null;
  return (path) => {
    if (all.has(path)) return [path];
    byName ??= Map.groupBy(all, nameOf);
    return (byName.get(nameOf(path)) ?? []).filter((it) => it.endsWith(`/${path}`)).slice(0, most);
  };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Files that one path may mean. */
const most = 20;

/** Name of a file without its folders and its last ending. */
export const stemOf = (path: string): string => nameOf(path).replace(/\.\w+$/, '');

/** Whether a file holds code, and not words or data. */
export const isCode = (path: string): boolean =>
  !/\.(?:md|mdx|markdown|txt|json|jsonl|ya?ml|toml|lock|csv|html?|svg|png|jpe?g|gif|pdf)$|(?:^|\/)[^./]+$|(?:^|\/)\.[^/]*$/i.test(path);
