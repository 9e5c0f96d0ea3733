import { isCopied } from '../clipboard.ts';

/** Makes `button` copy the address of the page, or show it in `field` where a browser does not let a page copy. `words` are those of the button. */
export function copyLink(
  button: HTMLButtonElement,
  field: HTMLInputElement,
  words: { copyThis: string; copied: string },
): { reset(): void } {
  const showInstead = (): void => {
    field.value = location.href;
    field.hidden = false;
    field.select();
  };
  const copy = async (): Promise<void> => {
    if (await isCopied(location.href)) button.textContent = words.copied;
    else showInstead();
  };
  button.addEventListener('click', () => {
    void copy();
  });
  return {
    reset: () => {
      field.hidden = true;
      button.textContent = words.copyThis;
    },
  };
}
