import type { CommanderError } from 'commander';
import { Failure } from '../model/failure.ts';
import { count } from '../model/wording.ts';

/** The Failure for arguments that cannot be understood, with a suggestion where one is close. `command` is null when none was named. */
export function usageFailure(error: CommanderError, command: string | null): Failure {
  const [, text = '', suggestion] = /^error: (.*?)(?:\n\(Did you mean (.*)\?\))?$/s.exec(error.message) ?? [];
  const [, quoted = ''] = /'(.*)'/s.exec(text) ?? [];
  const fail = (code: string, message: string, fix: string): Failure => {
    const meant = suggestion === undefined ? [] : [`Did you mean  ${suggestion}`];
    return new Failure(code, 'usage', message, [...meant, fix]);
  };
  const help = command === null ? 'handover --help' : `handover ${command} --help`;
  const where = command === null ? '' : `Options of ${command} stand behind its name;  `;
  switch (error.code) {
    case 'commander.help':
      return fail('HO214', 'No command was given.', 'handover build --repo <path>  builds a site;  handover --help  lists all commands');
    case 'commander.unknownCommand':
      return fail('HO210', `There is no command "${quoted}".`, 'handover --help  lists all commands');
    case 'commander.unknownOption':
      // What follows `=` may be a secret meant for another program.
      return fail('HO211', `There is no option "${quoted.replace(/=.*/s, '')}".`, `${where}${help}  lists all options`);
    case 'commander.excessArguments':
      return fail('HO213', tooManyWords(text), `Paths are given with options;  ${help}  lists them`);
    default:
      return fail('HO212', sentence(text), `${help}  says what each option takes`);
  }
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
}

/** Says in our words what commander counted; the words themselves may hold anything and are not repeated. */
function tooManyWords(text: string): string {
  const [, command = 'The command', taken = '0', given = ''] =
    /^too many arguments for ('[a-z]+')\. Expected (\d+) .*? got (\d+)/.exec(text) ?? [];
  const takes = taken === '0' ? 'options and no words' : count(Number(taken), 'words');
  return `${command.replaceAll("'", '"')} takes ${takes}, but was given ${count(Number(given), 'words')}.`;
}
