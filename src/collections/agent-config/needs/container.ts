import type { Need } from '../schema-needs.ts';
import { needOf } from './need.ts';
import { imageNeed } from './packages.ts';
import { fileNeed } from './path-state.ts';
import { dockerValued } from './runners.ts';
import { isSecretName } from './variables.ts';

/** What `docker run` needs: the image, the variables passed into it, and the files and folders it is given. */
export function dockerNeeds(words: readonly string[]): Need[] {
  const start = words.indexOf('run');
  if (start < 0) return [];
  const needs: Need[] = [];
  for (let i = start + 1; i < words.length; i++) {
    const word = words[i] ?? '';
    if (!word.startsWith('-')) return [...needs, imageNeed(word), needOf('host', hostOf(word), { from: 'docker' })];
    const equals = word.startsWith('--') ? word.indexOf('=') : -1;
    const option = equals < 0 ? word : word.slice(0, equals);
    if (!dockerValued.has(option)) continue;
    const value = equals < 0 ? (words[++i] ?? '') : word.slice(equals + 1);
    if (option === '-e' || option === '--env') {
      const [name = ''] = value.split('=');
      needs.push(needOf('variable', name, { required: !value.includes('='), secret: isSecretName(name) }));
    } else if (option === '-v' || option === '--volume') {
      const host = /^[A-Za-z]:[\\/][^:]*|^[^:]*/.exec(value)?.[0] ?? '';
      if (/[/\\~$.]/.test(host)) needs.push(fileNeed(host));
    } else if (option === '--mount') {
      const source = /(?:^|,)(?:src|source)=([^,]+)/.exec(value)?.[1];
      if (source !== undefined) needs.push(fileNeed(source));
    } else if (option === '--env-file') needs.push(fileNeed(value));
  }
  return needs;
}

/** Registry of an image: the first part of its name when that is a host, else Docker Hub. */
function hostOf(image: string): string {
  const [first = '', ...rest] = image.split('/');
  return rest.length > 0 && /[.:]|^localhost$/.test(first) ? first : 'docker.io';
}
