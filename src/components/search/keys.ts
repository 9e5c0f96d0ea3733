/** Arrows go through the links of the results and back to the box, Esc empties the search. Enter opens a link by itself. */
export function searchKeys(box: HTMLElement, words: HTMLInputElement, on: { clear(): void; open(): void }): void {
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const links = [...box.querySelectorAll<HTMLAnchorElement>('a.hit')];
    const at = links.findIndex((it) => it.closest('.hits > li')?.contains(document.activeElement));
    const inList = at !== -1;
    if (event.key === 'Escape') on.clear();
    else if (event.key === 'Enter' && event.target === words) on.open();
    else if (event.key === 'ArrowDown' && (inList || event.target === words)) (links[at + 1] ?? links.at(-1))?.focus();
    else if (event.key === 'ArrowUp' && inList) (links[at - 1] ?? words).focus();
    else return;
    event.preventDefault();
  });
}
