import type { Recorded, Versions } from '../model/recorded.ts';
import { options, type Options } from '../model/site.ts';

/** The options a site was built with; null when this version of the program knows none of that form. */
export function optionsOf({ options: said }: Recorded): Options | null {
  const result = options.safeParse(said);
  return result.success ? result.data : null;
}

/** What to ask for to build the site of `commit` again. An option that is missing here is found by `changedOptions`. */
export function askedAgain(
  { at, refs, since, tags, milestones, asOf, title, language, shallow, repository, offline, textLimit, url }: Options,
  commit: string,
) {
  const asked = {
    commit,
    at,
    refs: refs?.patterns ?? null,
    since: since?.name ?? null,
    tags,
    milestones,
    asOf,
    workingTree: false,
    title,
    language,
    allowShallow: shallow,
  };
  return { ...asked, address: repository, offline, textLimit, url };
}

/** What each option needs to be the same again. */
const needs: Record<keyof Options, string> = {
  at: 'the name of the commit came out otherwise',
  refs: 'the branches of this repository are others, or have moved since',
  since: 'the package before is named otherwise, or its name leads to another commit here',
  milestones: 'the config names other milestones',
  asOf: 'another number of tags gets a page',
  tags: 'the names of the tags came out otherwise',
  workingTree: 'files that are not committed went into the site',
  audience: 'the site is for somebody else',
  language: 'the words of the pages are in another language',
  title: 'the title came out otherwise',
  shallow: 'the site was built from a clone whose history is cut off, this one is whole, or the other way round',
  repository: 'the address of the repository came out otherwise',
  offline: 'the site has a search without a web server, or none',
  textLimit: 'past texts of large documents have pages up to another limit',
  url: 'the address of the site came out otherwise',
  operator:
    "the operator's answers (handover.yaml, config) or pages written by hand are others, or are not where this command looks for them",
};

/** Names of the options that came out otherwise than when the site was built, and why. */
export function changedOptions(was: Options, is: Options): string[][] {
  return Object.entries(needs).flatMap(([name, why]) => {
    const key = name as keyof Options;
    return JSON.stringify(was[key]) === JSON.stringify(is[key]) ? [] : [[name, why]];
  });
}

/** Programs whose versions are not those the site was built with, as sentences. */
export function otherVersions(was: Versions, is: Versions): string[] {
  const names = { node: 'Node', astro: 'Astro', pagefind: 'Pagefind' } as const;
  return Object.entries(names).flatMap(([key, name]) => {
    const program = key as keyof Versions;
    return was[program] === is[program] ? [] : [`The site was built with ${name} ${was[program]}, and again with ${name} ${is[program]}.`];
  });
}
