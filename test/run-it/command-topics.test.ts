import { expect, test } from 'vitest';
import { topicOfCommand, topicOfName } from '../../src/run-it/command-topics.ts';

test.each([
  ['python -m ferry_net.setup', 'install'],
  ['python -m ferry_net.run', 'run'],
  ['python3 -u tests/http/test_gateway.py --all', 'test'],
  ['node ./scripts/build.mjs', 'build'],
  ['node server.js', 'run'],
  ['uv run python -m ferry.deploy', 'deploy'],
  ['python manage.py runserver', 'run'],
  ['/plugin install ferry@ferry', 'install'],
  ['claude plugin marketplace add ferry/ferry', 'install'],
  ['claude plugin validate .', null],
  ['pnpm --filter web dev', 'run'],
  ['pnpm -F ./apps/web --parallel run build', 'build'],
  ['npm -w web run test', 'test'],
  ['pnpm -w install', 'install'],
  ['yarn workspace web start', 'run'],
  ['npm --prefix web ci', 'install'],
  ['npm run db:up', 'install'],
  ['npm run db:down', 'other'],
  ['bin/rails db:rollback', 'other'],
  ['npx prisma migrate reset --force', 'other'],
  ['npm install reset-css', 'install'],
])('what "%s" does: %j', (command, does) => {
  expect(topicOfCommand(command)).toBe(does);
});

test.each([
  ['db:up', 'install'],
  ['db:down', 'other'],
  ['migrate:undo:all', 'other'],
  ['reset', 'other'],
])('what the script "%s" does: %j', (name, does) => {
  expect(topicOfName(name)).toBe(does);
});
