import { Failure } from '../model/failure.ts';

/** Never resolves; fails when the user stops the command. */
export async function stopped(stop: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = (): void =>
    reject(
      new Failure('HO241', 'stopped', 'Stopped. The output folder is as it was before.', ['Run the same command again to build the site.']),
    );
  if (stop.aborted) fail();
  stop.addEventListener('abort', fail, { once: true });
  return await promise;
}
