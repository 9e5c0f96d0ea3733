import { fieldsOf, listOf, textOf } from '../../data/values.ts';
import { dataFile, type DataFile } from '../data-file.ts';
import type { FactReader, Facts } from '../facts.ts';
import { isOwnCi, isOwnScript } from '../../model/own-ci.ts';
import { serviceOfImage } from '../services.ts';
import { ciSteps } from './ci-commands.ts';
import { environmentOf } from './compose.ts';
import { toolsOfImage } from './dockerfile.ts';
import { targetOfCommand } from './targets.ts';

// Keys at the top that are no jobs.
const global = new Set([
  'image',
  'services',
  'stages',
  'variables',
  'cache',
  'before_script',
  'after_script',
  'default',
  'include',
  'workflow',
  'pages:deploy',
  'spec',
]);

/** .gitlab-ci.yml: images, commands that install, test or deploy, services, names of variables, environments. Hidden jobs and includes are left out. */
export const readGitlab: FactReader = (source) => {
  if (isOwnCi(source.text)) return {};
  const file = dataFile(source, 'yaml', 'GitLab CI file');
  const lines = source.text.split('\n');
  // A first document may only describe inputs.
  const its = fieldsOf(file.value);
  const facts = {
    steps: [] as Facts['steps'],
    tools: imageOf(file, its, []),
    services: servicesOf(file, its, []),
    targets: [] as Facts['targets'],
  };
  const variables = environmentOf(file, its['variables'], ['variables']);
  for (const [key, value] of Object.entries(its)) {
    const job = fieldsOf(value);
    if (global.has(key) || key.startsWith('.') || Object.keys(job).length === 0) continue;
    if (isOwnScript(scriptOf(job, 'script'))) continue;
    facts.tools.push(...imageOf(file, job, [key]));
    facts.services.push(...servicesOf(file, job, [key]));
    variables.push(...environmentOf(file, job['variables'], [key, 'variables']));
    const environment = textOf(job['environment']) ?? textOf(fieldsOf(job['environment'])['name']);
    if (environment !== null) facts.targets.push({ target: 'GitLab environment', name: environment, line: nameLine(file, key) });
    if (key === 'pages') facts.targets.push({ target: 'GitLab Pages', name: null, line: file.lineOf(key) });
    const deploys = environment !== null || /deploy|release|publish/i.test(`${key} ${textOf(job['stage']) ?? ''}`);
    for (const part of ['before_script', 'script']) {
      const found = ciSteps(scriptOf(job, part), file.lineOf(key, part), key, deploys, lines);
      facts.steps.push(...found);
      for (const it of found) {
        const target = targetOfCommand(it.command);
        if (target !== null) facts.targets.push({ target, name: null, line: it.line });
      }
    }
  }
  return { ...facts, variables, problems: file.problems };
};

function scriptOf(job: Record<string, unknown>, part: string): string {
  const lines = listOf(job[part]).flatMap((it) => textOf(it) ?? []);
  return textOf(job[part]) ?? lines.join('\n');
}

function nameLine(file: DataFile, key: string): number | null {
  return file.lineOf(key, 'environment', 'name') ?? file.lineOf(key, 'environment');
}

function imageOf(file: DataFile, its: Record<string, unknown>, at: readonly string[]): Facts['tools'] {
  const image = textOf(its['image']) ?? textOf(fieldsOf(its['image'])['name']);
  return image === null ? [] : toolsOfImage(image, file.lineOf(...at, 'image'));
}

function servicesOf(file: DataFile, its: Record<string, unknown>, at: readonly string[]): Facts['services'] {
  return listOf(its['services']).flatMap((it, index) => {
    const image = textOf(it) ?? textOf(fieldsOf(it)['name']);
    if (image === null || image.startsWith('docker:')) return [];
    const name = serviceOfImage(image) ?? textOf(fieldsOf(it)['alias']) ?? image;
    return [{ name, image, line: file.lineOf(...at, 'services', index) ?? file.lineOf(...at, 'services') }];
  });
}
