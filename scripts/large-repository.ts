import { scaled, writeLargeRepository } from './large-repository/write.ts';

// Writes the generated repository that the benchmarks read. Arguments: an empty folder, and a divisor of its size (default 1).
const [folder, part = '1'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node scripts/large-repository.ts <folder> [<divisor>]');
  process.exit(2);
}
console.log(await writeLargeRepository(folder, scaled(Number(part))));
