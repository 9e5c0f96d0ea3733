/** What `handover explain` says about each code of pages written by hand. */
export const codes: Readonly<Record<string, string>> = {
  HO265: `The folder that the config names as \`pages\` cannot be taken as it is: it does not exist (its path counts from the folder of the config
file), or holds something that is no page and no image: a symbolic link, which is not followed, a file that is too large, or too many files.
Names that begin with a dot or an underscore are left out, so drafts may lie there.`,
  HO266: `A page written by hand is not valid. Each place is named with file, line and column, and nothing was written. A page begins with front
matter (title, description, menu, order, audience). It is Markdown; in a file named .mdx the components Handoff, Decision, Spec, Needs and
OpenQuestions show what the repository holds. Their props are texts. An id may be the record's id (the last part of its address), its number or
its path; one that names no record, or one that the audience of the build does not get, stops the build, so that no page points at nothing.
Import, export and code in braces are never run: pages are copied from many places, and a site must come out the same each time.`,
  HO267: `Two pages have one address, or a page written by hand would have the address of a page that every site has. The address comes from the
path of its file: \`guide/first-day.mdx\` is /guide/first-day/, \`index.mdx\` is its folder. Rename or move the file.`,
  HO268: `A page written by hand shows the open questions of an owner whom no open question names. It says so, and the site is built all the
same. An owner is matched without regard to capitals, and also within a longer one: "Finance lead" is named by "Finance lead (Anna)". Write the name
as the questions do, or leave \`owner\` away to show all of them.`,
};
