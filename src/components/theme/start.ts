// Runs before anything is painted: else a page would flash in the colours of the system first.

/** The colours of the system, or those that a reader chose. */
const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
const key = 'handover.theme';

function chosen(): Theme {
  try {
    return themes.find((it) => it === localStorage.getItem(key)) ?? 'system';
  } catch {
    // A browser may keep nothing for a page, as of one from disk.
    return 'system';
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Then it holds for this page alone.
  }
}

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
