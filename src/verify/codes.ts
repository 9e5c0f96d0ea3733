/** What `handover explain` says about each code of this folder. */
export const codes: Readonly<Record<string, string>> = {
  HO290: `"handover verify" checks a folder that holds a site. There is no folder of the name that was given.`,
  HO291: `A site lists its files with their digests in handover.json, at its top. In this folder that file is missing, is no such list, or was
written by an earlier version that listed names only: then nothing can be said about the other files. If you were given the site like that,
ask for it again. Whoever has the repository can build it anew.`,
  HO292: `The files of the site are not those that handover.json lists with size and digest (SHA-256): one was changed, is missing, was
added, or something that is no file stands in its place. A link is never followed. Usual reasons are a copy that broke off, a host or an
editor that rewrote files, and files a host asks for that were added later. If you know none of them, do not trust the pages, and ask whoever
sent you the site for it again.`,
  HO293: `The site cannot be built again by this program, so --repo can prove nothing: another version built it, its options are of a form this
version does not know, or files that were not committed went into it, which no commit holds. Its files are those of its list: that was
checked before.`,
  HO294: `The site was built from more than its commit, and what else went into it is not the same here: the branches of --refs, the operator's
answers in handover.yaml or the config, pages written by hand, or a clone whose history is cut off. What is named would come out otherwise, so no page was
compared. The operator's files are looked for in the current folder (or that of -C), a config elsewhere is named with -c.`,
  HO295: `The commit was built again with the options of the site, and the result is not what was delivered. When the versions of Node, Astro
and Pagefind are the same, either the site was changed together with its list, or a state of the program built it that has the same version
number. Have the site built anew from the repository, and use that one.`,
  HO296: `The repository does not hold the commit from which the site was built. It may be another repository, a clone that has not fetched it,
or a history that was rewritten since.`,
  HO297: `To build this site again the operator's config is needed, and a config is a program that runs as you. One that lies in the delivered
site is never run, and neither is one that happens to lie in the folder when you stand in the site.`,
};
