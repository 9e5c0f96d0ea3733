/** Whether no step is left of a handoff that counts its steps. */
export function isOver(progress: { done: number; total: number } | null): boolean {
  return progress !== null && progress.total > 0 && progress.done >= progress.total;
}
