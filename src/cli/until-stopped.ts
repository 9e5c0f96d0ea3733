/** Resolves when the user stops the command. */
export async function untilStopped(stop: AbortSignal): Promise<void> {
  if (stop.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => resolve(), { once: true });
  await promise;
}
