import type { Call } from './call.ts';

/** What a tool is answered at the start of a session, so that it reads `text`; empty for nothing. */
export function startAnswer(tool: Call['tool'], text: string): string {
  if (tool === 'cursor') return `${JSON.stringify(text === '' ? {} : { additional_context: text })}\n`;
  if (text === '') return '';
  if (tool === 'copilot') return `${JSON.stringify({ additionalContext: text })}\n`;
  if (tool === 'kiro' || tool === null) return `${text}\n`;
  return `${JSON.stringify({ hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: text } })}\n`;
}

/** What a tool is answered at every other moment: nothing that could go on with the session. */
export function otherAnswer(tool: Call['tool']): string {
  return tool === 'cursor' ? '{}\n' : '';
}
