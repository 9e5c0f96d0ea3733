import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import { listen } from '../../src/serve/listen.ts';

const served = { folder: () => null, base: '/', host: '127.0.0.1', live: null };

async function taken(port: number): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a port that was named is never exchanged for another one', async () => {
  const port = await taken(0);
  const failure = await listen(served, port).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({
    code: 'HO251',
    exit: 'usage',
    message: `Port ${port} is in use.`,
    fix: ['Leave --port out to take the next free one, or end the program that uses it.'],
  });
});

test('without a port the first free one from 4321 on is taken', async () => {
  // Whatever else runs on this machine, one of the two takes the port and the other the next.
  const first = await listen(served, null);
  onTestFinished(first.close);
  const second = await listen(served, null);
  onTestFinished(second.close);
  const [one, other] = [first, second].map((it) => Number(new URL(it.url).port));
  expect(one).toBeGreaterThanOrEqual(4321);
  expect(other).toBeGreaterThan(one ?? 0);
});

test('an address that this machine does not have is named', async () => {
  const failure = await listen({ ...served, host: '192.0.2.1' }, 0).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'HO252', exit: 'usage', message: 'This machine has no address 192.0.2.1.' });
});

test('an address for every network is shown as one that a browser can ask for', async () => {
  const server = await listen({ ...served, host: '0.0.0.0' }, 0);
  onTestFinished(server.close);
  expect([server.url.replace(/\d+/, '0'), server.open]).toEqual(['http://localhost:0/', true]);
});
