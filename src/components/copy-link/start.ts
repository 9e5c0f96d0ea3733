/** Says, also to who does not see the page, that a link was copied. */
const said = document.createElement('span');
said.className = 'copied';
said.setAttribute('role', 'status');

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.anchor') : null;
  if (link !== null) void copy(link);
});

/** Copies the address of a link that is followed all the same. */
async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    link.after(said);
    await navigator.clipboard.writeText(link.href);
    said.textContent = 'Link copied';
  } catch {
    // Where copying is not allowed the address stands in the bar of the browser.
    said.textContent = '';
  }
}
