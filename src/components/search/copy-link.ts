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
  button.addEventListener('click', () => {
    if (!('clipboard' in navigator)) showInstead();
    else void navigator.clipboard.writeText(location.href).then(() => (button.textContent = words.copied), showInstead);
  });
  return {
    reset: () => {
      field.hidden = true;
      button.textContent = words.copyThis;
    },
  };
}
