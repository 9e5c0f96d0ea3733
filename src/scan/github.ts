import { count } from '../model/wording.ts';
import type { SecretFinding } from './findings.ts';
import type { ScanReport } from './report.ts';
import { olderText } from './wording.ts';

/** A scan as commands of a GitHub workflow, each of which marks a line of the change that is looked at. Ends with a line break. */
export function scanGithub({ findings, unused }: ScanReport): string {
  const told = findings.filter((it) => it.state === 'blocks' || it.state === 'redacted');
  const silent = findings.length - told.length;
  const lines = [
    ...told.map(commandOf),
    ...unused.map((it) =>
      command('warning', { title: 'HO282' }, `An entry of the baseline fits nothing any more: ${it.place} (${it.rule})`),
    ),
    ...(silent === 0
      ? []
      : [command('notice', {}, `${count(silent, 'more findings')} accepted by the baseline or hidden for their place alone`)]),
  ];
  return lines.map((it) => `${it}\n`).join('');
}

function commandOf(it: SecretFinding): string {
  // A line of an older version is another line today.
  const place = it.current ? { line: it.line, col: it.column } : {};
  const message = [`${it.rule}, shown as ${it.label}`, olderText(it), `id ${it.id}`].filter((part) => part !== '').join('; ');
  return command(it.state === 'blocks' ? 'error' : 'warning', { file: it.path, ...place, title: 'HO401 secret' }, message);
}

/** A command of a GitHub workflow. What is null is left out. */
export function command(name: string, properties: Readonly<Record<string, string | number | null>>, message: string): string {
  const given = Object.entries(properties).flatMap(([key, value]) => (value === null ? [] : [`${key}=${propertyText(String(value))}`]));
  return `::${name}${given.length === 0 ? '' : ` ${given.join(',')}`}::${dataText(message)}`;
}

/** What would end a command or begin another one is written out, as GitHub reads it. */
function dataText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
