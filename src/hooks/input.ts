import process from 'node:process';

/** Bytes of a payload; what is behind them says nothing of where the work stands. */
const most = 32 * 1024 * 1024;
/** Milliseconds after which a tool that leaves the pipe open is not waited for. */
const wait = 400;

/** All of stdin as far as it comes. */
export async function readInput(): Promise<string> {
  if (process.stdin.isTTY) return '';
  return await new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (): void => {
      clearTimeout(late);
      process.stdin.destroy();
      resolve(Buffer.concat(chunks).toString('utf8'));
    };
    const late = setTimeout(end, wait);
    process.stdin.on('data', (chunk: Buffer) => {
      late.refresh();
      length += chunk.length;
      if (length > most) end();
      else chunks.push(chunk);
    });
    process.stdin.on('end', end);
    process.stdin.on('error', end);
  });
}
