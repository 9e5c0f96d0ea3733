import { chosen, keep, themes, type Theme } from './chosen.ts';

// Runs before anything is painted: else a page would flash in the colours of the system first.

let theme = chosen();
show(theme);

document.addEventListener('DOMContentLoaded', () => {
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (button === null) return;
  const say = (): void => void (button.textContent = button.dataset[theme] ?? '');
  button.addEventListener('click', () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
    show(theme);
    keep(theme);
    say();
  });
  say();
  button.closest('li')?.removeAttribute('hidden');
});

function show(its: Theme): void {
  if (its === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = its;
}
