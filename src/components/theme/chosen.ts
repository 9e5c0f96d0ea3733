/** The colours of the system, or those that a reader chose. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const key = 'handover.theme';

/** What this reader chose before. */
export function chosen(): Theme {
  try {
    return themes.find((it) => it === localStorage.getItem(key)) ?? 'system';
  } catch {
    // A browser may keep nothing for a page, as of one from disk.
    return 'system';
  }
}

/** Keeps it for the other pages; nothing is stored of who follows the system. */
export function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Then it holds for this page alone.
  }
}
