import { fieldsOf, isFields, listOf, textOf, textsOf } from '../../../data/values.ts';
import { complaints } from '../findings.ts';
import type { Permissions } from '../schema-settings.ts';
import { shown } from '../shown.ts';
import { claudeTools } from '../table/claude-names.ts';
import { complain, lineAt, type Keys, type Source } from './source.ts';

type Rule = Permissions['rules'][number];

/** Permissions of the form `{ allow: [], ask: [], deny: [], defaultMode }`, as Claude Code and Cursor write them. */
export function permissionsOf(source: Source, value: unknown, keys: Keys): Permissions {
  const fields = fieldsOf(value);
  const claude = source.place.tool === 'claude-code';
  const rules = (['allow', 'ask', 'deny'] as const).flatMap((effect) =>
    listOf(fields[effect]).flatMap((it, index): Rule[] => {
      const own = [...keys, effect, index];
      const rule = textOf(it);
      if (typeof it !== 'string' || rule === null) {
        complain(source, complaints.wrongType, own);
        return [];
      }
      const valid = claude ? isValidRule(rule) : /^[A-Za-z]\w*(?:\(.*\))?$/.test(rule);
      const broad = effect === 'allow' && isBroad(rule);
      if (!valid) complain(source, complaints.invalidRule, own);
      if (broad) complain(source, complaints.broad, own);
      return [{ effect, rule: shown(rule, 300), line: lineAt(source, own), valid, broad }];
    }),
  );
  const mode = textOf(fields['defaultMode']);
  if (mode === 'bypassPermissions') complain(source, complaints.broad, [...keys, 'defaultMode']);
  return { mode, rules, directories: textsOf(fields['additionalDirectories']).map((it) => shown(it, 300)) };
}

/** Permissions of opencode: `ask`, `allow` or `deny` by tool, or by pattern below a tool. */
export function permissionsByTool(source: Source, value: unknown, keys: Keys): Permissions {
  const rules: Rule[] = [];
  const add = (tool: string, pattern: string | null, effect: unknown, own: Keys): void => {
    if (effect !== 'allow' && effect !== 'ask' && effect !== 'deny') return;
    const broad = effect === 'allow' && tool === 'bash' && (pattern === null || pattern === '*');
    if (broad) complain(source, complaints.broad, own);
    rules.push({
      effect,
      rule: pattern === null ? tool : `${tool}(${shown(pattern, 200)})`,
      line: lineAt(source, own),
      valid: true,
      broad,
    });
  };
  for (const [tool, it] of Object.entries(fieldsOf(value))) {
    if (!isFields(it)) add(tool, null, it, [...keys, tool]);
    else for (const [pattern, effect] of Object.entries(it)) add(tool, pattern, effect, [...keys, tool, pattern]);
  }
  return { mode: textOf(value), rules, directories: [] };
}

/** Whether Claude Code understands the rule: a tool in its own spelling, with nothing or something in closed brackets. */
function isValidRule(rule: string): boolean {
  const [, tool = ''] = /^([A-Za-z_][\w*-]*)(?:\(.+\))?$/.exec(rule) ?? [];
  if (tool === '') return rule === '*';
  if (tool.startsWith('mcp__')) return true;
  return claudeTools.has(tool) || (/^[A-Z]/.test(tool) && !sameLetters.has(tool.toLowerCase()));
}

/** A rule that lets every command of a shell through, or every tool. */
export function isBroad(rule: string): boolean {
  return /^(?:\*|(?:Bash|PowerShell|Shell)(?:\((?:\*|:\*|\*:\*|\*\*)?\))?)$/.test(rule);
}

const sameLetters = new Set([...claudeTools].map((it) => it.toLowerCase()));
