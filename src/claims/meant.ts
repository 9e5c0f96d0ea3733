/** Finds the files that a path may mean: itself, or else those that end in it. */
export function meaning<Path extends string>(files: Iterable<Path>): (path: string) => Path[] {
  const all = new Map([...files].map((it) => [it as string, it]));
  let byName: Map<string, Path[]> | null = null;
  return (path) => {
    const same = all.get(path);
    if (same !== undefined) return [same];
    byName ??= Map.groupBy(all.values(), nameOf);
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
