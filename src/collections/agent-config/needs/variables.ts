import type { Variable } from '../schema-servers.ts';
import { isFields, textsOf } from '../../../data/values.ts';
import type { Need } from '../schema-needs.ts';
import { needOf } from './need.ts';

interface Named {
  name: string;
  hasDefault: boolean;
  input: boolean;
}

/** Every variable or input that a text names, whatever the syntax. */
export function variablesIn(text: string): Named[] {
  if (!/[$%{]/.test(text)) return [];
  const found: Named[] = [];
  for (const [, braced, more, input, plain, env, secret, windows] of text.matchAll(names)) {
    if (braced !== undefined) found.push({ name: braced, hasDefault: more !== undefined && !noDefault.test(more), input: false });
    else if (input !== undefined) found.push({ name: input, hasDefault: false, input: true });
    else if (env !== undefined) found.push({ name: env, hasDefault: false, input: false });
    else {
      const name = plain ?? secret ?? windows;
      if (name !== undefined) found.push({ name, hasDefault: false, input: false });
    }
  }
  return found.filter((it) => !given.has(it.name));
}

/** The variables and inputs that a text needs. */
export function variableNeeds(text: string): Need[] {
  return variablesIn(text).map(({ name, hasDefault, input }) =>
    needOf(input ? 'input' : 'variable', name, { required: !hasDefault, secret: isSecretName(name) }),
  );
}

/** The entries of an `env` or `headers` block by name. Anything that is no block has none. */
export function entriesOf(value: unknown): Variable[] {
  if (Array.isArray(value)) return textsOf(value).map(entryOfText);
  return isFields(value) ? Object.entries(value).map(([name, it]) => ({ name, ...valueOf(it) })) : [];
}

/** What must be there for these entries: the variables they read, and the entries themselves where a place was left to fill in. */
export function entryNeeds(entries: readonly Variable[], kind: 'variable' | 'header'): Need[] {
  return entries.flatMap(({ name, value, reads }) => {
    if (value === 'reference')
      return reads.map((it) =>
        it.startsWith('input:') ? needOf('input', it.slice('input:'.length)) : needOf('variable', it, { secret: isSecretName(it) }),
      );
    const open = value === 'placeholder' || value === 'empty' || value === 'passed on';
    return open && kind === 'variable' ? [needOf('variable', name, { secret: isSecretName(name) })] : [];
  });
}

/** True for a name that says its value is a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name) && !notSecret.test(name);
}

function valueOf(value: unknown): Pick<Variable, 'value' | 'reads'> {
  if (value === null || value === undefined || value === '') return { value: 'empty', reads: [] };
  const text = typeof value === 'string' ? value : '';
  const named = variablesIn(text).filter((it) => !it.hasDefault);
  if (named.length > 0) return { value: 'reference', reads: [...new Set(named.map((it) => (it.input ? `input:${it.name}` : it.name)))] };
  if (/^(?:\$\{[^}]*\}|\{file:[^}]*\})$/.test(text.trim())) return { value: 'reference', reads: [] };
  return { value: placeholder.test(text.trim()) ? 'placeholder' : 'written', reads: [] };
}

function entryOfText(text: string): Variable {
  const at = text.indexOf('=');
  return at < 0 ? { name: text, value: 'passed on', reads: [] } : { name: text.slice(0, at), ...valueOf(text.slice(at + 1)) };
}

/** `${NAME:-}` gives nothing, and `${NAME:?why}` asks for it. */
const noDefault = /^:?(?:[-=]$|\?)/;
const names =
  /\$\{(?:env:|localEnv:)?([A-Za-z_]\w*)((?::?[-?=+])[^}]*)?\}|\$\{input:([^}\s]+)\}|\$(?!env:)([A-Za-z_]\w*)|\{env:([A-Za-z_]\w*)\}|\$\{\{\s*(?:secrets|vars|env)\.(\w+)\s*\}\}|%([A-Za-z_]\w+)%/g;
const given: ReadonlySet<string> = new Set([
  'CLAUDE_PROJECT_DIR',
  'CLAUDE_PLUGIN_ROOT',
  'CLAUDE_PLUGIN_DATA',
  'CLAUDE_SKILL_DIR',
  'CLAUDE_SESSION_ID',
  'CLAUDE_EFFORT',
  'CLAUDE_FILE_PATHS',
  'CLAUDE_TOOL_INPUT',
  'GEMINI_PROJECT_DIR',
  'CURSOR_PROJECT_DIR',
  'workspaceFolder',
  'workspaceFolderBasename',
  'pathSeparator',
  'userHome',
  'HOME',
  'PWD',
  'PATH',
  'IFS',
  'USER',
  'SHELL',
  'TMPDIR',
  'ARGUMENTS',
]);
const secretName =
  /TOKEN|SECRET|KEY|PASSWORD|PASSWD|PWD|(?:^|_)PAT(?:$|_)|CREDENTIAL|AUTH|COOKIE|DSN|CONNECTION_STRING|DATABASE_URL|PRIVATE/i;
const notSecret = /PUBLIC_KEY|KEY_PREFIX|AUTH_MODE|TOKEN_LIMIT|MAX_TOKENS/i;
const placeholder =
  /^(?:<[^>]*>|\[(?!redacted)[^\]]*\]|.*\b(?:your|insert|replace|enter)[-_ ].*|.*_HERE|x{3,}|\.{3}|changeme|change-me|todo|tbd|example|placeholder)$/i;
