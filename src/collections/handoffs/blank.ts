import type { Handoff } from './schema.ts';

/** A handoff that tells nothing yet, for readers that know where everything is. */
export function blankHandoff(shape: Handoff['shape']): Handoff {
  return {
    shape,
    part: null,
    topic: null,
    status: null,
    date: null,
    session: null,
    author: null,
    branch: null,
    goal: null,
    nextAction: null,
    done: [],
    inProgress: [],
    next: [],
    remaining: [],
    triedAndFailed: [],
    watchFor: [],
    openQuestions: [],
    blockers: [],
    decisions: [],
    plan: [],
    acceptance: [],
    verification: [],
    readFirst: [],
    git: [],
    setUp: [],
    files: [],
    people: [],
    log: [],
    labels: [],
    sections: [],
    cut: {},
    notRecorded: [],
  };
}
