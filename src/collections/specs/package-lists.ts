/** True for a text at the place of requirements that is a list of packages to install, as pip reads them; one of words is none. */
export function isPackageList(text: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!/(?:requirements|constraints)[^/]*\.txt$/i.test(name)) return false;
  let words = 0;
  let others = 0;
  for (const line of text.slice(0, longest).split('\n')) {
    const said = line.replace(/(?:^|\s)#.*$/, '').trim();
    if (said === '') continue;
    if (!installed.test(said) && (said.split(/\s+/).length >= 3 || /\P{ASCII}/u.test(said))) words++;
    else others++;
  }
  return words <= others;
}

// A name with a version or condition, an option, an address or a path (pip 26, 2026-11).
const installed = /^(?:\w[\w.-]*\s*(?:\[[^\]]*\]\s*)?(?:[<>=!~;@]|$)|-{1,2}[A-Za-z]|[a-z+]+:\/\/|\.{0,2}\/|\$\{)/;
const longest = 50_000;
