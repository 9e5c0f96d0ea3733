import type { Exit } from '../model/failure.ts';
import type { LoopActions } from './loop-program.ts';
import type { Surroundings } from './surroundings.ts';

/** The commands of the loop, each loaded when it is needed. */
export function loopActions(surroundings: Surroundings, ended: (exit: Exit) => void): LoopActions {
  return {
    brief: async (snapshot, given) => await (await import('./commands/brief.ts')).brief(snapshot, given, surroundings),
    ack: async (what, given) => await (await import('./commands/ack.ts')).ack(what, given, surroundings),
    check: async (paths, given) => ended(await (await import('./commands/check.ts')).check(paths, given, surroundings)),
    handoffNew: async (given) => await (await import('./commands/handoff-new.ts')).handoffNew(given, surroundings),
    hooks: {
      install: async (given) => await (await import('./commands/hooks.ts')).hooksInstall(given, surroundings),
      status: async (given) => await (await import('./commands/hooks.ts')).hooksStatus(given, surroundings),
      remove: async (given) => await (await import('./commands/hooks.ts')).hooksRemove(given, surroundings),
    },
    task: {
      begin: async (title, given) => await (await import('./commands/task.ts')).taskNew(title, given, surroundings),
      step: async (step, given) => await (await import('./commands/task.ts')).taskStep(step, given, surroundings),
      done: async (step, given) => await (await import('./commands/task.ts')).taskDone(step, given, surroundings),
      decide: async (decision, given) => await (await import('./commands/task.ts')).taskDecide(decision, given, surroundings),
      tried: async (approach, given) => await (await import('./commands/task.ts')).taskTried(approach, given, surroundings),
      gap: async (gap, given) => await (await import('./commands/task.ts')).taskGap(gap, given, surroundings),
      ask: async (question, given) => await (await import('./commands/task.ts')).taskAsk(question, given, surroundings),
    },
  };
}
