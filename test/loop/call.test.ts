import { expect, test } from 'vitest';
import { callOf } from '../../src/loop/call.ts';

const aborted = { kind: 'user-interrupt', detail: null };
const failed = (detail: string | null): object => ({ kind: 'api-error', detail });
const copilot = { sessionId: 'c', timestamp: 1_781_775_682_000, cwd: '/w' };
const cursor = { conversation_id: 'c', workspace_roots: ['/w'] };
const codex = { session_id: 'c', turn_id: 't', model: 'm' };

test.each<[string, object, object | null]>([
  ['a stop of Claude Code', { session_id: 'c', hook_event_name: 'Stop', stop_hook_active: false }, null],
  ['a failed stop of Claude Code', { session_id: 'c', hook_event_name: 'StopFailure', error: 'rate_limit' }, failed('rate_limit')],
  ['a tool that the user interrupted', { session_id: 'c', hook_event_name: 'PostToolUseFailure', error: 'x', is_interrupt: true }, aborted],
  ['a tool that failed by itself', { session_id: 'c', hook_event_name: 'PostToolUseFailure', error: 'x', is_interrupt: false }, null],
  ['an interrupt of Codex', { ...codex, hook_event_name: 'Interrupt' }, aborted],
  ['a compaction of Codex', { ...codex, hook_event_name: 'PreCompact', trigger: 'manual' }, { kind: 'compaction', detail: 'manual' }],
  [
    'a compression of Gemini',
    { session_id: 'c', timestamp: 't', hook_event_name: 'PreCompress', trigger: 'auto' },
    { kind: 'compaction', detail: 'auto' },
  ],
  ['an answer of Gemini', { session_id: 'c', timestamp: 't', hook_event_name: 'AfterAgent' }, null],
  ['a completed stop of Cursor', { ...cursor, hook_event_name: 'stop', status: 'completed' }, null],
  ['an aborted stop of Cursor', { ...cursor, hook_event_name: 'stop', status: 'aborted' }, aborted],
  ['a stop of Cursor with an error', { ...cursor, hook_event_name: 'stop', status: 'error' }, failed(null)],
  ['an aborted session of Cursor', { ...cursor, hook_event_name: 'sessionEnd', reason: 'aborted' }, aborted],
  ['a stop of Copilot', { ...copilot, stopReason: 'end_turn' }, null],
  [
    'an error of Copilot',
    { ...copilot, error: { name: 'RateLimitError', message: 'WORDS' }, errorContext: 'model_call', recoverable: false },
    failed('model_call'),
  ],
  ['an error of Copilot without a context', { ...copilot, error: { name: 'RateLimitError', message: 'WORDS' } }, failed('RateLimitError')],
  ['an error of Copilot that is a text', { ...copilot, error: 'WORDS OF IT', errorContext: 'WORDS OF IT' }, failed(null)],
  ['a compaction of Copilot', { ...copilot, trigger: 'auto', customInstructions: '' }, { kind: 'compaction', detail: 'auto' }],
  ['an aborted session of Copilot', { ...copilot, reason: 'abort' }, aborted],
  ['a session of Copilot with an error', { ...copilot, reason: 'error', finalMessage: 'WORDS' }, failed(null)],
  ['a session of Copilot that the user left', { ...copilot, reason: 'user_exit' }, null],
  [
    'an error by the names of Claude Code',
    { session_id: 'c', hook_event_name: 'ErrorOccurred', error: { name: 'TypeError' } },
    failed('TypeError'),
  ],
  ['a stop of Kiro', { session_id: 'c', hook_event_name: 'Stop' }, null],
])('%s is told by what its payload says', (_, payload, interruption) => {
  expect(callOf(JSON.stringify(payload), null).interruption).toEqual(interruption);
});
