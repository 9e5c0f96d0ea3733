import { fieldsOf, listOf, textOf, textsOf } from '../../data/values.ts';
import { dataFile, type DataFile } from '../data-file.ts';
import { toolOf, type FactReader, type Facts } from '../facts.ts';
import { isOwnCi, isOwnScript } from '../../model/own-ci.ts';
import { serviceOfImage } from '../services.ts';
import { toolNamed } from '../tool-names.ts';
import { ciSteps, storedNames } from './ci-commands.ts';
import { environmentOf, portsOf } from './compose.ts';
import { targetOfAction, targetOfCommand } from './targets.ts';

interface Job {
  file: DataFile;
  lines: readonly string[];
  key: string;
  its: Record<string, unknown>;
  facts: Pick<Facts, 'steps' | 'tools' | 'variables' | 'services' | 'ports' | 'targets'>;
}

/** A GitHub Actions workflow: versions of tools, commands that install, test or deploy, services, and the names of secrets. */
export const readWorkflow: FactReader = (source) => {
  if (isOwnCi(source.text)) return {};
  const file = dataFile(source, 'yaml', 'GitHub Actions workflow');
  const its = fieldsOf(file.value);
  const facts: Job['facts'] = { steps: [], tools: [], variables: [], services: [], ports: [], targets: [] };
  const stored = storedNames(source.text);
  const taken = new Set(stored.map((it) => it.name));
  const own = (environment: unknown, ...at: string[]): Facts['variables'] =>
    environmentOf(file, environment, at).filter((it) => !taken.has(it.name));
  facts.variables.push(...stored, ...own(its['env'], 'env'));
  const lines = source.text.split('\n');
  for (const [key, job] of Object.entries(fieldsOf(its['jobs']))) {
    if (listOf(fieldsOf(job)['steps']).some((it) => isOwnScript(textOf(fieldsOf(it)['run']) ?? ''))) continue;
    facts.variables.push(...own(fieldsOf(job)['env'], 'jobs', key, 'env').filter((it) => it.value !== 'reference'));
    readJob({ file, lines, key, its: fieldsOf(job), facts });
  }
  return { ...facts, problems: file.problems };
};

function readJob(job: Job): void {
  const { file, key, its, facts } = job;
  const environment = textOf(its['environment']) ?? textOf(fieldsOf(its['environment'])['name']);
  if (environment !== null)
    facts.targets.push({ target: 'GitHub environment', name: environment, line: file.lineOf('jobs', key, 'environment') });
  for (const [name, service] of Object.entries(fieldsOf(its['services']))) {
    const written = textOf(fieldsOf(service)['image']);
    // What a matrix puts in is known only when the job runs.
    const image = written?.includes('${{') === true ? null : written;
    const at = ['jobs', key, 'services', name];
    facts.services.push({ name: serviceOfImage(written ?? '') ?? name, image, line: file.lineOf(...at, 'image') ?? file.lineOf(...at) });
    facts.ports.push(...portsOf(file, fieldsOf(service)['ports'], name, [...at, 'ports']));
  }
  const deploys = environment !== null || /deploy|release|publish/i.test(key);
  for (const [index, step] of listOf(its['steps']).entries()) readStep(job, fieldsOf(step), index, deploys);
}

function readStep({ file, lines, key, its, facts }: Job, step: Record<string, unknown>, index: number, deploys: boolean): void {
  const at = ['jobs', key, 'steps', index] as const;
  const uses = textOf(step['uses']);
  if (uses !== null) {
    const target = targetOfAction(uses);
    if (target !== null) facts.targets.push({ target, name: null, line: file.lineOf(...at, 'uses') });
    facts.tools.push(...toolsOf(file, fieldsOf(step['with']), [...at, 'with'], fieldsOf(fieldsOf(its['strategy'])['matrix'])));
  }
  const run = textOf(step['run']);
  if (run === null) return;
  const found = ciSteps(run, file.lineOf(...at, 'run'), textOf(step['name']) ?? key, deploys, lines);
  facts.steps.push(...found);
  for (const it of found) {
    const target = targetOfCommand(it.command);
    if (target !== null) facts.targets.push({ target, name: null, line: it.line });
  }
}

// Inputs such as `node-version`, `python-version`, `go-version`; a matrix stands for all of its values.
function toolsOf(
  file: DataFile,
  inputs: Record<string, unknown>,
  at: readonly (string | number)[],
  matrix: Record<string, unknown>,
): Facts['tools'] {
  return Object.entries(inputs).flatMap(([key, value]) => {
    const tool = toolNamed(/^(.+)-version$/.exec(key)?.[1] ?? '');
    if (tool === null) return [];
    const named = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(textOf(value) ?? '')?.[1];
    const written = named === undefined ? textsOf(value).flatMap((it) => it.split('\n')) : textsOf(matrix[named]);
    const wanted = written
      .map((it) => it.trim())
      .filter((it) => it !== '')
      .join(' || ');
    return wanted === '' || wanted.includes('${{') ? [] : [toolOf(tool, wanted, file.lineOf(...at, key))];
  });
}
