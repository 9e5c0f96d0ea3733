import { writeFileSync } from 'node:fs';

writeFileSync('HANDOFF.md', `Stopped at ${new Date().toISOString()}\n`);
