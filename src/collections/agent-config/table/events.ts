/** How one tool writes hooks. */
export interface Dialect {
  /** Every event the tool knows, with the moment it stands for in all tools; null for one of its own. */
  events: Readonly<Record<string, Moment | null>>;
  /** Milliseconds of one unit of `timeout`. */
  unit: number;
  /** How a matcher is compared. */
  matcher: 'regex' | 'anchored' | 'none';
  /** True where a handler must say its `type`. */
  typed: boolean;
}

/** Moments of a session that most tools have under names of their own. */
type Moment =
  | 'session start'
  | 'prompt'
  | 'before a tool'
  | 'after a tool'
  | 'end of a turn'
  | 'failed turn'
  | 'interrupted'
  | 'before compacting'
  | 'after compacting'
  | 'session end';

const claudeEvents: Dialect['events'] = {
  SessionStart: 'session start',
  Setup: null,
  UserPromptSubmit: 'prompt',
  UserPromptExpansion: null,
  PreToolUse: 'before a tool',
  PermissionRequest: null,
  PermissionDenied: null,
  PostToolUse: 'after a tool',
  PostToolUseFailure: 'after a tool',
  PostToolBatch: null,
  Stop: 'end of a turn',
  StopFailure: 'failed turn',
  SubagentStart: null,
  SubagentStop: null,
  TeammateIdle: null,
  TaskCreated: null,
  TaskCompleted: null,
  PreCompact: 'before compacting',
  PostCompact: 'after compacting',
  PreModelSwitch: null,
  PostModelSwitch: null,
  SessionEnd: 'session end',
  Notification: null,
  InstructionsLoaded: null,
  ConfigChange: null,
  CwdChanged: null,
  FileChanged: null,
  DirectoryAdded: null,
  WorktreeCreate: null,
  WorktreeRemove: null,
  Elicitation: null,
  ElicitationResult: null,
  MessageDisplay: null,
  PreSkillShellCommand: null,
};

const codexEvents: Dialect['events'] = {
  SessionStart: 'session start',
  UserPromptSubmit: 'prompt',
  PreToolUse: 'before a tool',
  PermissionRequest: null,
  PostToolUse: 'after a tool',
  PreCompact: 'before compacting',
  PostCompact: 'after compacting',
  SubagentStart: null,
  SubagentStop: null,
  Stop: 'end of a turn',
  Interrupt: 'interrupted',
  SessionEnd: 'session end',
  PreModelRequest: null,
  PostModelRequest: null,
};

const geminiEvents: Dialect['events'] = {
  BeforeTool: 'before a tool',
  AfterTool: 'after a tool',
  BeforeAgent: 'prompt',
  AfterAgent: 'end of a turn',
  BeforeModel: null,
  AfterModel: null,
  BeforeToolSelection: null,
  SessionStart: 'session start',
  SessionEnd: 'session end',
  Notification: null,
  PreCompress: 'before compacting',
};

const cursorEvents: Dialect['events'] = {
  sessionStart: 'session start',
  sessionEnd: 'session end',
  preToolUse: 'before a tool',
  postToolUse: 'after a tool',
  postToolUseFailure: 'after a tool',
  beforeSubmitPrompt: 'prompt',
  stop: 'end of a turn',
  subagentStart: null,
  subagentStop: null,
  preCompact: 'before compacting',
  beforeShellExecution: 'before a tool',
  afterShellExecution: 'after a tool',
  beforeMCPExecution: 'before a tool',
  afterMCPExecution: 'after a tool',
  beforeReadFile: null,
  afterFileEdit: null,
  afterAgentResponse: null,
  afterAgentThought: null,
  beforeTabFileRead: null,
  afterTabFileEdit: null,
  workspaceOpen: null,
};

const copilotEvents: Dialect['events'] = {
  sessionStart: 'session start',
  sessionEnd: 'session end',
  userPromptSubmitted: 'prompt',
  userPromptTransformed: null,
  preToolUse: 'before a tool',
  preMcpToolCall: 'before a tool',
  postToolUse: 'after a tool',
  postToolUseFailure: 'after a tool',
  agentStop: 'end of a turn',
  subagentStart: null,
  subagentStop: null,
  errorOccurred: 'failed turn',
  preCompact: 'before compacting',
  permissionRequest: null,
  notification: null,
  SessionStart: 'session start',
  UserPromptSubmit: 'prompt',
  PreToolUse: 'before a tool',
  PostToolUse: 'after a tool',
  PreCompact: 'before compacting',
  SubagentStart: null,
  SubagentStop: null,
  Stop: 'end of a turn',
  SessionEnd: 'session end',
  Notification: null,
};

const kiroEvents: Dialect['events'] = {
  SessionStart: 'session start',
  UserPromptSubmit: 'prompt',
  PreToolUse: 'before a tool',
  PostToolUse: 'after a tool',
  Stop: 'end of a turn',
  PostFileCreate: null,
  PostFileSave: null,
  PostFileDelete: null,
  PreTaskExec: null,
  PostTaskExec: null,
  manual: null,
  // Of the older form, one file a hook.
  fileEdited: null,
  fileCreated: null,
  fileDeleted: null,
  userTriggered: null,
  promptSubmit: 'prompt',
  agentStop: 'end of a turn',
  preToolUse: 'before a tool',
  postToolUse: 'after a tool',
  preTaskExecution: null,
  postTaskExecution: null,
  agentSpawn: 'session start',
  userPromptSubmit: 'prompt',
  stop: 'end of a turn',
};

const devinEvents: Dialect['events'] = {
  SessionStart: 'session start',
  SessionEnd: 'session end',
  PreToolUse: 'before a tool',
  PostToolUse: 'after a tool',
  UserPromptSubmit: 'prompt',
  Stop: 'end of a turn',
  PermissionRequest: null,
  PostCompaction: 'after compacting',
  pre_read_code: null,
  post_read_code: null,
  pre_write_code: null,
  post_write_code: null,
  pre_run_command: 'before a tool',
  post_run_command: 'after a tool',
  pre_mcp_tool_use: 'before a tool',
  post_mcp_tool_use: 'after a tool',
  pre_user_prompt: 'prompt',
  post_cascade_response: 'end of a turn',
  post_cascade_response_with_transcript: 'end of a turn',
  post_setup_worktree: null,
};

const clineEvents: Dialect['events'] = {
  TaskStart: 'session start',
  TaskResume: 'session start',
  TaskCancel: 'interrupted',
  TaskComplete: 'end of a turn',
  TaskError: 'failed turn',
  PreToolUse: 'before a tool',
  PostToolUse: 'after a tool',
  UserPromptSubmit: 'prompt',
  PreCompact: 'before compacting',
  Notification: null,
  SessionShutdown: 'session end',
};

/** The hooks of each tool that has some in a repository. */
export const dialects = {
  'claude-code': { events: claudeEvents, unit: 1000, matcher: 'regex', typed: true },
  codex: { events: codexEvents, unit: 1000, matcher: 'regex', typed: true },
  'gemini-cli': { events: geminiEvents, unit: 1, matcher: 'regex', typed: true },
  antigravity: { events: claudeEvents, unit: 1000, matcher: 'regex', typed: false },
  cursor: { events: cursorEvents, unit: 1000, matcher: 'regex', typed: false },
  copilot: { events: copilotEvents, unit: 1000, matcher: 'anchored', typed: true },
  devin: { events: devinEvents, unit: 1000, matcher: 'regex', typed: false },
  cline: { events: clineEvents, unit: 1000, matcher: 'none', typed: false },
  kiro: { events: kiroEvents, unit: 1000, matcher: 'regex', typed: false },
} as const satisfies Record<string, Dialect>;

/** Events of Claude Code that compare no matcher: a hook runs whatever its matcher says. */
export const withoutMatcher: ReadonlySet<string> = new Set([
  'UserPromptSubmit',
  'PostToolBatch',
  'Stop',
  'TeammateIdle',
  'TaskCreated',
  'TaskCompleted',
  'CwdChanged',
  'WorktreeCreate',
  'WorktreeRemove',
  'MessageDisplay',
]);

/** Events of Claude Code on which `if` is looked at; on any other a hook with `if` never runs. */
export const toolEvents: ReadonlySet<string> = new Set([
  'PreToolUse',
  'PermissionRequest',
  'PermissionDenied',
  'PostToolUse',
  'PostToolUseFailure',
]);

const all = ['command', 'http', 'mcp_tool', 'prompt', 'agent'];
const withoutModel = ['command', 'http', 'mcp_tool'];

/** Kinds of handler that an event of Claude Code runs. */
export function handlersOf(event: string): readonly string[] {
  if (event === 'SessionStart' || event === 'Setup') return ['command', 'mcp_tool'];
  return everyHandler.has(event) ? all : withoutModel;
}

const everyHandler = new Set([
  'UserPromptSubmit',
  'UserPromptExpansion',
  'PreToolUse',
  'PermissionRequest',
  'PermissionDenied',
  'PostToolUse',
  'PostToolUseFailure',
  'PostToolBatch',
  'Stop',
  'SubagentStop',
  'TeammateIdle',
  'TaskCreated',
  'TaskCompleted',
]);
