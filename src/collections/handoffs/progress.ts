/** How far the steps of a handoff are, in words. */
export function progressText({ done, total }: { done: number; total: number }): string {
  return `${done} of ${total} ${total === 1 ? 'step' : 'steps'} done`;
}

/** Whether no step is left of a handoff that counts its steps. */
export function isOver(progress: { done: number; total: number } | null): boolean {
  return progress !== null && progress.total > 0 && progress.done >= progress.total;
}
