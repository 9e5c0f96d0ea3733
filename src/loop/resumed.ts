/** How a session went on from what it was given. */
export const resumedWords = ['clean', 'with-effort', 'failed'] as const;
