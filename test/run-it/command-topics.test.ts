import { expect, test } from 'vitest';
import { topicOfCommand } from '../../src/run-it/command-topics.ts';

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
])('what "%s" does: %j', (command, does) => {
  expect(topicOfCommand(command)).toBe(does);
});
