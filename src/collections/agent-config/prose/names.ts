import { textOf } from '../../../data/values.ts';
import type { Finding } from '../../../model/problem.ts';
import { at, complaints } from '../findings.ts';
import type { Place } from '../places.ts';
import type { AgentConfig } from '../schema.ts';

/** What is wrong with the name and the description of a prompt. Says in the record whether every tool understands it. */
export function nameFindings(place: Place, front: Readonly<Record<string, unknown>>, config: AgentConfig, block: string): Finding[] {
  const name = textOf(front['name']);
  const description = textOf(front['description']);
  const lenient = config.parsed === 'recovered';
  const findings: Finding[] =
    lenient && !isOnlySigns(block) && place.kind !== 'command' && readByClaude(place) ? [at(complaints.emptyMetadata, 1)] : [];
  if (place.kind === 'skill') {
    const folder = place.path.split('/').at(-2) ?? '';
    const named = name !== null && portableName.test(name) && name.length <= 64 && (name === folder || folder === '');
    const described = description !== null && description.length <= 1024;
    if (config.prompt !== null)
      config.prompt.portable = named && described && !lenient && Object.keys(front).every((it) => portableKeys.has(it));
    if (!named) findings.push(at(complaints.name, lineOfKey(front)));
    if (!described) findings.push(at(complaints.description, lineOfKey(front)));
  }
  if (place.kind === 'subagent' && place.tool === 'claude-code') {
    const accepted = name !== null && description !== null && !name.includes(':') && !name.startsWith('-');
    if (!accepted) findings.push(at(complaints.skipped, lineOfKey(front)));
  }
  if (place.kind === 'subagent' && place.tool === 'copilot' && description === null)
    findings.push(at(complaints.description, lineOfKey(front)));
  return findings;
}

/** True when the YAML is broken only by values that start with `*`, `[` or `{`, which Claude Code writes itself and reads. */
function isOnlySigns(block: string): boolean {
  return (
    /(?:^|\n)(?:[\w-]+:|\s+-)[ \t]*[*{[]/.test(block) && !/(?:^|\n)[\w-]+:[ \t]+[^"'*{[\n][^\n]*:[ \t]/.test(block) && !/\n\t/.test(block)
  );
}

const lineOfKey = (front: Readonly<Record<string, unknown>>): number | null => (Object.keys(front).length > 0 ? 1 : null);
const readByClaude = ({ tool, readBy }: Place): boolean => tool === 'claude-code' || readBy.includes('claude-code') || tool === 'shared';
const portableName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const portableKeys: ReadonlySet<string> = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']);
