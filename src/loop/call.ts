import type { Interruption } from './snapshot.ts';

/** Tools whose hooks are known. */
export const tools = ['claude-code', 'codex', 'gemini', 'cursor', 'copilot', 'kiro'] as const;

export type Tool = (typeof tools)[number];

/** A call of a hook, the same for every tool. */
export interface Call {
  /** `vscode` reads the hooks of others. */
  tool: Tool | 'vscode' | null;
  /** Null where the tool does not say which session it is. */
  session: string | null;
  /** Whether a subagent calls: it has no say in what its session stands at. */
  subagent: boolean;
  /** Folders the tool names, the likeliest first. */
  folders: readonly string[];
  /** Why a session begins: `startup`, `resume`, `compact`, `clear` … */
  source: string | null;
  /** Why a session ends. */
  reason: string | null;
  model: string | null;
  interruption: Interruption | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a hook was called with. Text that is no JSON object is a call that says nothing; prompts and answers are not even looked at. */
export function callOf(stdin: string, hint: string | null): Call {
  const fields = fieldsOf(stdin);
  const text = (...names: readonly string[]): string | null => {
    for (const name of names) {
      const value = fields[name];
      if (typeof value === 'string' && value !== '') return value;
    }
    return null;
  };
  const event = (text('hook_event_name', 'hookEventName') ?? '').toLowerCase();
  const roots = fields['workspace_roots'];
  const tool = toolOf(fields, hint);
  return {
    tool,
    session: text('session_id', 'sessionId', 'conversation_id'),
    subagent: text('agent_id', 'agentId') !== null || event.startsWith('subagent'),
    folders: [text('cwd'), ...(Array.isArray(roots) ? roots : [])].filter((it): it is string => typeof it === 'string' && it !== ''),
    source: text('source'),
    reason: text('reason'),
    model: text('to_model', 'model'),
    interruption: interruptionOf(event, { tool, fields, text }),
  };
}

function fieldsOf(stdin: string): Fields {
  try {
    const value: unknown = JSON.parse(stdin.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
  } catch {
    // A tool that sends something else has said nothing; the files and git still say where the work stands.
    return {};
  }
}

/** Who calls. The form of the payload counts for more than where the script lies: some tools run the hooks of others. */
function toolOf(fields: Fields, hint: string | null): Call['tool'] {
  const has = (name: string): boolean => fields[name] !== undefined;
  if (has('conversation_id')) return 'cursor';
  if (has('sessionId')) return has('hookEventName') ? 'vscode' : 'copilot';
  if (has('turn_id') && has('model')) return 'codex';
  if (has('session_id') && has('timestamp')) return 'gemini';
  const hinted = tools.find((it) => it === hint);
  return hinted ?? (has('session_id') ? 'claude-code' : null);
}

interface Said {
  tool: Call['tool'];
  fields: Fields;
  text: (...names: readonly string[]) => string | null;
}

/** What kept an answer or a session from its end, by the event and by how the tool says that it ended: some do not name the event. */
function interruptionOf(event: string, { tool, fields, text }: Said): Interruption | null {
  const end = [event, text('status'), text('stopReason', 'stop_reason'), text('reason')].map((it) => (it ?? '').toLowerCase());
  if (end.some((it) => /abort|cancel|interrupt/.test(it)) || fields['is_interrupt'] === true)
    return { kind: 'user-interrupt', detail: null };
  const error: unknown = fields['error'];
  const isFailed = end.some((it) => it === 'stopfailure' || /error/.test(it)) || fields['errorContext'] !== undefined;
  if (isFailed || (tool === 'copilot' && error != null)) {
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : error;
    return { kind: 'api-error', detail: word(text('errorContext')) ?? word(name) };
  }
  const isShortened = /^pre(?:compact|compress)$/.test(event) || (tool === 'copilot' && event === '' && text('trigger') !== null);
  return isShortened ? { kind: 'compaction', detail: word(text('trigger')) } : null;
}

/** A word of a fixed list; anything longer would be a text of somebody. */
const word = (value: unknown): string | null => (typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : null);
