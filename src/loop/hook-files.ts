import type { Tool } from './call.ts';

/** A moment that may be asked for besides. */
export const furtherMoments = ['prompt', 'model'] as const;

export type FurtherMoment = (typeof furtherMoments)[number];

/** Where the hooks of a tool stand, and what stands there. As of November 2026. */
export interface HookFile {
  tool: Tool;
  /** Path from the root. */
  path: string;
  /** Path of the script that the hooks call. */
  script: string;
  /** Whether the tool allows comments in the file. */
  comments: boolean;
  /** What a file that is made anew begins with. */
  head: Readonly<Record<string, unknown>>;
  /** Entries, each with the list it belongs into. */
  entries: readonly { list: readonly string[]; value: object }[];
  /** A rule that says where to find the briefing, for a tool that may drop it; left out where none is needed. */
  rule?: { path: string; text: string };
  /** What the user has to do besides. */
  notes: readonly string[];
}

interface Moment {
  event: string;
  moment: string;
  matcher?: string;
  /** Seconds. */
  timeout: number;
}

/** The file of a tool with the hooks that are to be in it. */
export function hookFileOf(tool: Tool, further: readonly FurtherMoment[] = []): HookFile {
  return { tool, ...files[tool](further) };
}

const files: Readonly<Record<Tool, (further: readonly FurtherMoment[]) => Omit<HookFile, 'tool'>>> = {
  'claude-code': (further) => ({
    path: '.claude/settings.json',
    script: '.claude/hooks/handover.mjs',
    comments: false,
    head: {},
    // Without a shell: no quoting, and the same on Windows.
    entries: grouped([...claudeMoments, ...furtherOf(further)], ({ moment, timeout }) => ({
      type: 'command',
      command: 'node',
      args: ['${CLAUDE_PROJECT_DIR}/.claude/hooks/handover.mjs', moment],
      timeout,
    })),
    notes: ['Sessions of "claude -p" run these hooks too, also in CI.'],
  }),
  codex: () => ({
    path: '.codex/hooks.json',
    script: '.codex/hooks/handover.mjs',
    comments: false,
    head: {},
    // A session may stand in a folder below the top.
    entries: grouped(codexMoments, ({ moment, timeout }) => ({
      type: 'command',
      command: `node "$(git rev-parse --show-toplevel 2>/dev/null || pwd)/.codex/hooks/handover.mjs" ${moment} codex`,
      commandWindows: `node .codex\\hooks\\handover.mjs ${moment} codex`,
      timeout,
    })),
    notes: ['Codex runs them once the project is trusted and each one is reviewed in /hooks, again after every change of this file.'],
  }),
  gemini: () => ({
    path: '.gemini/settings.json',
    script: '.gemini/hooks/handover.mjs',
    comments: true,
    head: {},
    entries: grouped(geminiMoments, ({ moment, timeout }) => ({
      type: 'command',
      command: `node "$GEMINI_PROJECT_DIR/.gemini/hooks/handover.mjs" ${moment} gemini`,
      name: `handover-${moment}`,
      timeout: timeout * 1000,
    })),
    notes: [],
  }),
  cursor: () => ({
    path: '.cursor/hooks.json',
    script: '.cursor/hooks/handover.mjs',
    comments: false,
    head: { version: 1 },
    entries: cursorMoments.map(({ event, moment, timeout }) => ({
      list: ['hooks', event],
      value: { command: `node .cursor/hooks/handover.mjs ${moment} cursor`, timeout, ...(event === 'stop' ? { loop_limit: 1 } : {}) },
    })),
    rule: { path: '.cursor/rules/handover.mdc', text: cursorRule },
    notes: ['Some versions of Cursor drop what a session is told at its start: "handover brief" prints the same.'],
  }),
  copilot: () => ({
    path: '.github/hooks/handover.json',
    script: '.github/hooks/handover.mjs',
    comments: false,
    head: { version: 1 },
    entries: copilotMoments.map(({ event, moment, timeout }) => {
      const command = `node .github/hooks/handover.mjs ${moment} copilot`;
      return { list: ['hooks', event], value: { type: 'command', bash: command, powershell: command, timeoutSec: timeout } };
    }),
    notes: [],
  }),
  kiro: () => ({
    path: '.kiro/hooks/handover.json',
    script: '.kiro/hooks/handover.mjs',
    comments: false,
    head: { version: 'v1' },
    entries: kiroMoments.map(({ event, moment, timeout }) => ({
      list: ['hooks'],
      value: {
        name: `handover-${moment}`,
        trigger: event,
        action: { type: 'command', command: `node .kiro/hooks/handover.mjs ${moment} kiro` },
        timeout,
      },
    })),
    notes: [],
  }),
};

// Facts only: what sounds like an order may be taken for one that somebody smuggled in.
const cursorRule = `---
description: Where the work stands
alwaysApply: true
---

<!-- Made by Handover. -->

Where the work stands is in \`TASK.md\` and \`.handover/snapshots/\`. \`node .cursor/hooks/handover.mjs brief cursor\` prints the briefing of this
branch: the step, what was tried without success, what is not committed, the next action, and what is not for a session to answer by itself.
\`handover brief\` prints the same.
`;

const at = (event: string, moment: string, timeout = 10): Moment => ({ event, moment, timeout });

const claudeMoments = [
  { ...at('SessionStart', 'brief'), matcher: 'startup|resume|compact|clear' },
  at('Stop', 'snapshot'),
  at('StopFailure', 'snapshot'),
  at('PreCompact', 'snapshot'),
  at('SessionEnd', 'close'),
];
const codexMoments = [
  { ...at('SessionStart', 'brief'), matcher: 'startup|resume|clear|compact' },
  at('Stop', 'snapshot'),
  at('PreCompact', 'snapshot'),
  at('Interrupt', 'snapshot', 3),
  at('SessionEnd', 'close', 3),
];
const geminiMoments = [at('SessionStart', 'brief'), at('AfterAgent', 'snapshot'), at('PreCompress', 'snapshot'), at('SessionEnd', 'close')];
const cursorMoments = [at('sessionStart', 'brief'), at('stop', 'snapshot'), at('preCompact', 'snapshot'), at('sessionEnd', 'close')];
const copilotMoments = [
  at('sessionStart', 'brief'),
  at('agentStop', 'snapshot'),
  at('errorOccurred', 'snapshot'),
  at('preCompact', 'snapshot'),
  at('sessionEnd', 'close'),
];
const kiroMoments = [at('SessionStart', 'brief'), at('Stop', 'snapshot')];

function furtherOf(further: readonly FurtherMoment[]): Moment[] {
  return further.map((it) => (it === 'prompt' ? at('UserPromptSubmit', 'prompt', 5) : at('PostModelSwitch', 'model', 5)));
}

function grouped(moments: readonly Moment[], handler: (moment: Moment) => object): HookFile['entries'] {
  return moments.map((it) => ({
    list: ['hooks', it.event],
    value: { ...(it.matcher === undefined ? {} : { matcher: it.matcher }), hooks: [handler(it)] },
  }));
}
