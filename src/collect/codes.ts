/** What `handover explain` says about each code of this folder. */
export const codes = {
  HO131: `Two files of the repository have names that differ only in upper and lower case, or in how an accented letter is composed. A
successor on Windows or macOS gets only one of them, without a word. Both are shown here, each under an address of its own.`,
  HO132: `The config names something under "leaveOut" of an audience that is neither a collection nor "problems". Nothing is built, so that
a slip of the pen shows nobody too much.`,
  HO133: `The front matter of a document names readers (audience, visibility) with a word that is neither an audience of the config nor a usual
word for insiders, clients or everyone. Nobody can say whether this audience is meant, so the document is left out. A sentence of more than three
words is no mark.`,
  HO134: `The repository holds more documents than are read (the README lists the limits). Specs, handoffs, decisions and agent setup come first,
other documents after them, in the order of their paths; what is left over has no page and is not found by the search.`,
  HO135: `One file holds more records than are shown of a file, or the site more than are shown at all (the README lists the limits). The first ones
are shown, in the order of the file.`,
  HO136: `A document shows an image by a path at which the built commit has no file. The page names the image in words. Commit the image, or mend
the path: it counts from the folder of the document, or from the top of the repository when it starts with a slash.`,
  HO404: `A secret that one text gives away is hidden in every other one too, for the first 20,000 different ones of a repository. Further ones are
hidden in each text in which a rule recognises them, and nowhere else: look before you publish.`,
  HO403: `A text of the repository spells a secret in a way that only a finished page makes readable, and it could not be hidden in the
source. The page of that text says that it is not shown. Revoke the secret where it was issued, then remove it.`,
} as const;
