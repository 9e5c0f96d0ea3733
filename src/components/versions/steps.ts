/** Lets `j` and `k` lead to the next and the previous change while the focus is on the changes, and nowhere else. */
export function offerSteps(): void {
  document.addEventListener('keydown', (event) => {
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement;
    const all = [...(focused?.closest('.compare')?.querySelectorAll<HTMLElement>('.change') ?? [])];
    if (focused === null || all.length === 0) return;
    const at = all.findIndex((it) => it.contains(focused));
    const next = all[at < 0 ? 0 : at + step];
    if (next === undefined) return;
    event.preventDefault();
    location.hash = next.id;
    next.focus();
  });
}
