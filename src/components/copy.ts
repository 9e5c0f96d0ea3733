import { isCopied } from './clipboard.ts';

const { copied: copiedWords = '', copy: copyWords = '' } = document.body.dataset;

/** Says, also to who does not see the page, that something was copied. */
const said = document.createElement('span');
said.className = 'copied';
said.setAttribute('role', 'status');

/** Lets the links to this page and to its sections be copied as they are followed, and commands with a button of their own. */
export function offerCopies(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.anchor, a.copy') : null;
    if (link === null) return;
    // Following it would only load the page again.
    if (link.matches('.copy')) event.preventDefault();
    void copy(link.href, link);
  });
  for (const commands of document.querySelectorAll<HTMLElement>('.commands pre, .callout [data-copy]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = copyWords;
    button.addEventListener('click', () => void copy(commands.innerText.trim(), button));
    commands.after(button);
  }
}

async function copy(text: string, from: HTMLElement): Promise<void> {
  from.after(said);
  // Where copying is not allowed the text can be marked, and the address stands in the bar of the browser.
  said.textContent = (await isCopied(text)) ? copiedWords : '';
}
