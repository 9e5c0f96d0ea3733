import type { LanguageTable } from './table.ts';

/** English, as written in handoffs until 2026-11. */
export const en: LanguageTable = {
  classes: {
    'tried and failed': `
      tried, failed, failures, failed attempts, did not work, didn't work, what failed, what went wrong,
      dead end, dead ends, abandoned, lesson, lessons, learned, learnings, mistakes, don't redo, do not redo, don't retry,
      do not retry, do not repeat, don't repeat, rejected approaches, ruled out, attempts, traps hit, !dead ends,
      !pitfalls i stepped, !pitfalls we stepped, !pitfalls i hit, !pitfalls we hit, !pitfalls i fell, !traps i hit, !traps we hit, !traps i fell,
      !traps we fell, !gotchas i hit, !gotchas we hit, !mistakes i made, !mistakes we made
    `,
    'open questions': `
      open question, open questions, questions, open decision, open decisions, decisions needed, decision needed,
      undecided, unresolved, unknown, unknowns, unclear, pending approval, pending approvals, pending decisions,
      owner pending, awaiting decision, awaiting approval, who decides, decisions that are, decision still required,
      decisions still required, needs decision, needs your decision, needs input, needs your input, for the user,
      manual action from you, ask the user, to clarify, spec questions, !decisions waiting, decision request, =decisions to make,
      parked decisions, pending decision, needs a decision, need a decision, needs a decision first, owner's queue, approval request, questions for
    `,
    blockers: `
      primary blockers, blocker, blockers, blocked, blocking, blocking issues, friction points, waiting on, waiting for,
      impediments, impediment
    `,
    'in progress': `
      in progress, in-progress, wip, work in progress, half done, half finished, partially done, partly done, under way,
      underway, ongoing, current task, current tasks, current work, current work item, current objective, current action,
      current loop, current focus, current goal, active task, active tasks, active work, active candidate, active context,
      =active, =doing, working on, working tree, dirty state, dirty files, dirty, uncommitted, !uncommitted, unmerged,
      =now, interrupted, where it stopped, where i stopped, where we stopped, left off, current position
    `,
    next: `
      ^next, =next, next step, next steps, next action, next actions, next up, next phase, next task, next tasks,
      next work, next work item, next session, next sessions, next safe work, next recommended, next required, next goal,
      next move, next moves, next priorities, next ready, next milestone, next pr, next prs, next wave, do this next,
      do next, what is next, what's next, whats next, recommended next, priority next, start here, pick up here, pick up,
      continue here, continue from, resume here, resume from, resume command, resume commands, resume checklist,
      resume flow, resume steps, resume plan, resume point, =then, =after that, =afterwards,
      how to resume, where to resume, where to start, where to pick up, where to continue, how to continue, =continuation,
      continuation plan, continuation steps, continuation point,
      action item, action items, priority tasks, priority items, suggested next, next development, tasks for next, when you resume, when you continue,
      where to go from here, what needs doing, todo, todos, to do, to-do, to-dos, =immediate, immediate next, immediate task, immediate tasks, immediate action, immediate actions, immediate step,
      immediate steps, immediate priority, immediate priorities, immediate work, immediate follow up, immediate todo, execution order,
      priorities, =priority, priority order, =queue, =the queue, work queue, task queue, ^to commit, recommendations,
      =recommendation, first thing to do, first steps, =actions, upcoming, from here
    `,
    remaining: `
      remaining, what's left, what is left, what remains, left to do, still to do, open item, open items, open tasks,
      open work, open threads, open points, open issues, open ends, loose ends, outstanding, unfinished, incomplete,
      not built, not been built, not been done, not started, ^not yet, not done, not implemented, not finished, still open, also open, deferred, backlog,
      follow-up, follow-ups, followup, followups, future work, later, parked, =open, =pending, pending items,
      pending tasks, pending work, pending user, pending setup, pending actions, pending steps, manual steps remaining, postponed, nice to have, nice-to-have, potential enhancements, potential improvements,
      possible enhancements, possible improvements, future enhancements, future improvements, future features, future ideas,
      future plans, what's missing, what is missing, still missing, still needed, wishlist, wish list
    `,
    acceptance: `
      acceptance, acceptance criteria, success criteria, definition of done, done when, exit criteria, completion criteria,
      done criteria, complete when, !complete when, !done when, success definition, !definition of done, !exit criteria, !acceptance criteria, !success criteria
    `,
    done: `
      done, completed, complete, finished, accomplished, accomplishments, achieved, achievements, landed, shipped,
      delivered, deliverables, delivered behavior, built, implemented, fixed, fixes, bugs fixed, resolved, merged, closed,
      changes, changes made, what changed, what was changed, recent changes, what i did, what we did, what was done,
      what happened, what was removed, what was added, what was replaced, what was built, what was implemented, what was fixed,
      what was refactored, what was migrated, what has been done, what's been done, what i built, what i changed, what we changed,
      what we built, removed items, =removed, =added, =changed, last activity, latest activity, recent activity, already works, what it can do, what works,
      working features, =this slice, =this iteration, =this round, work done, work performed, live progress, progress, progress so far, latest session, this session,
      last session, new features, features added, recently
    `,
    status: `
      status, state, current state, current situation, where we are, where things stand, where it stands, where we stand,
      where this stands, where the work stands, where the work stopped, where work stopped, where work stands, where it stopped, where i stopped, where we stopped,
      where we left off, where i left off, where the work is, where work is, state of the work, where things are, summary, session summary, executive summary, !tl dr, !tldr, ^snapshot, =snapshot, current snapshot, state snapshot, status snapshot,
      position, right now, live right now, at a glance, one-line resume, health, situation, where are we
    `,
    verification: `
      verify, verified, verification, verifying, validate, validated, validation, test, tests, testing, tested, checks,
      proof, evidence, quality gate, quality gates, gates, smoke test, smoke tests, smoke, coverage, test results, results,
      command results, qa, =ci, benchmark, benchmarks, checklist
    `,
    'watch for': `
      watch for, watch out, watch out for, gotcha, gotchas, trap, traps, pitfall, pitfalls, warning, warnings, caveat,
      caveats, known issue, known issues, known bugs, known defects, known defect, known bug, known problem, !known failures, !known failure, !test failures, not working, does not work, do not work, doesn't work, known problems, known limitation, known limitations, known failures,
      limitation, limitations, limits, remaining limits, !remaining limits, risk, risks, invariant, invariants, constraint,
      constraints, hard rules, ground rules, =rules, rules, must not, not to do, what not to, don'ts, ^don't, ^do not,
      ^never, beware, careful, =friction, not recommended, non-recommended, critical notes, critical context, critical reminders, important notes,
      important constraints, =important, ^important, reminder, reminders, things to know, things to remember, tips,
      context to remember, remember, keep in mind, hygiene, guardrails, guard rails, technical debt, tech debt, =issues,
      =bugs, quirks, flaky, debt, non-negotiables, security notes
    `,
    decisions: `
      decision, decisions, decided, design choices, trade-offs, tradeoffs, trade-off, deviations, rationale, choices made,
      agreed, =answered, ^answered, !answered questions, !resolved questions, !closed questions
    `,
    'read first': `
      read first, read this first, read this, read before, before you start, before starting, before you touch,
      before anything, before you begin, orientation, onboarding, authority stack, authority, sources of truth,
      source of truth, start prompt, !start prompt, !resume prompt, !prompt for next, !prompt for the next, !handoff prompt, key documents, key docs, references,
      reference, reading list, reading order, required reading, documentation, related documents, related docs, see also,
      links, how to use this, first ten minutes, first 10 minutes, context files, =entry points, useful links, resources, !resume context
    `,
    git: `
      git, !git status, !git state, branch, branches, commit, commits, pr chain, pull request, pull requests, prs, =pr,
      !branch status, !pr status, !branch state, worktree, worktrees, version control, recent commits
    `,
    'set-up': `
      set-up, setup, set up, install, installation, environment, environments, environment variables, env, command,
      commands, how to run, how to build, how to test, how to deploy, run it, running locally, local development,
      getting started, quick start, quickstart, access, accounts, credentials, secrets, urls, deployment, deploy,
      prerequisites, requirements, tooling, configuration, config, infrastructure, hosting, servers, runbook, operations,
      reproduce, dev environment, !how to run, !test environment, !test commands
    `,
    files: `
      files, file list, file map, key files, important files, files modified, modified files, files touched, files changed,
      architecture, layout, structure, project structure, directory, directories, folder, folders, code map, codebase,
      components, modules, artifacts, artefacts, where things are, where things live, tech stack, stack, data model,
      schema
    `,
    goal: `
      goal, goals, =core value, objective, objectives, purpose, =mission, =the mission, current mission, mission statement, the ask,
      intent, what this is, what is this, what it is, =context, =background, background and context, =background & context,
      project overview, =overview, product overview, !product summary, !project summary, !product overview,
      !project overview, =scope, =task, the task, =problem, problem statement, the problem, =why, why this, motivation,
      about this project, =about, =introduction, the project, =project, vision, original request, user request,
      the request
    `,
    people: `
      people, team, contact, contacts, stakeholders, ownership, preferences, user preferences, working style,
      communication, roles, expects, owners, collaboration
    `,
    log: `
      log, session log, work log, journal, timeline, history, session history, sessions, changelog, change log, session,
      older context, archive, archived, chronology, !change log, !changelog, !session log, !session history,
      !change history, !progress log, !version history
    `,
    plan: `
      plan, roadmap, milestones, phases, stages, strategy, approach, steps, implementation plan, work order,
      work breakdown
    `,
  },
  negations: 'non, no, not, never, without, zero',
  fillers: '',
  prior: `
    prior, previous, previously, older, historical, =history, archived, =archive, superseded, obsolete, outdated,
    deprecated, old, earlier
  `,
  stages: 'stage, phase, step, task, part, wave, milestone, sprint, iteration, workstream, lane',
  kinds: 'patterns, techniques, principles, practices, methods, tactics, recipes, anti-patterns',
  labels: {
    updated: `
      last updated, updated, last update, updated at, updated on, last updated at, last reconciled, last modified,
      last revised, last verified, last refreshed, last edited, last reviewed, as of, last touched, last activity,
      last session, last saved, last sync
    `,
    date: `
      date, timestamp, time, date time, datetime, snapshot, snapshot date, compaction time, handoff date, handover date,
      session date, written, written at, written on, generated, generated at, generated on, saved, saved at, when, closed,
      completed, prepared, prepared on, state as of, status as of, ended, session end, end time, captured
    `,
    created: `
      created, created at, created on, originally created, original date, started, start, start time, session start,
      opened, first written, project started, since
    `,
    status: `
      status, current status, state, current state, overall status, project status, task status, session status, outcome,
      result
    `,
    session: 'session, session id, session number, session no, session name, thread, conversation',
    author: `
      author, authors, by, from, written by, prepared by, agent, outgoing, outgoing agent, writer, handed off by,
      handed over by, handoff from, updated by, session agent, maintainer
    `,
    branch: `
      branch, current branch, working branch, git branch, feature branch, branch pr, branch name, active branch, canonical branch, current canonical branch
    `,
    topic: 'task, topic, feature, work item, current work item, project, subject, title, phase',
    owner: `
      owner, owners, who decides, decider, decides, decided by, decision by, assignee, waiting on, responsible,
      decision owner
    `,
  },
  states: {
    blocked: 'blocked, blocker, blockers, missed, stuck, waiting, on hold, stalled, paused',
    broken: `
      broken, failing, fails, failed, not building, does not build, does not compile, =red, ^red, is red, are red,
      build error, build errors, crashing, is down, =down
    `,
    done: `
      complete, completed, done, finished, ready, shipped, merged, landed, released, delivered, closed, resolved, ^pass,
      ^passed, =success, ^success
    `,
    'on-track': 'on track, on schedule, green, healthy, as planned',
    'in-progress': `
      in progress, in_progress, =active, ^active, ongoing, wip, =started, ^started, underway, partial, partially,
      =working, ^working on, =draft, ^draft, =open, ^still open, =running, continuing
    `,
  },
  notStates: `
    not, no, never, non, without, nothing, nobody, none, half, partly, partially, almost, nearly, mostly, until, before,
    when, yet, was, previously, 0, zero, un
  `,
  resolutions:
    'closed, resolved, fixed, solved, cleared, lifted, passed, passing, repaired, gone, unblocked, none, green again, works again',
  none: `
    none, nothing, n/a, na, no, none known, none yet, nothing yet, no blockers, no open questions, none at this time,
    none right now, clean, tbd, -
  `,
  roles: `
      accounting, administration, admin, admins, agency, architect, authority, board, boss, bureau, chair, chef, chief,
      client, clients, committee, company, compliance, cook, coordinator, council, counsel, customer, customers,
      department, designer, design, developer, developers, director, engineer, engineering, engineers, executive,
      expert, finance, governance, group, head, hr, it, ceo, cto, cfo, coo, cio, ciso, dpo, pm, po, qa, lawyer, lawyers,
      lead, leadership, legal, maintainer, maintainers, management, manager, managers, marketing, office, officer,
      operations, operator, operators, ops, owner, owners, partner, partners, payroll, people, planner, president,
      principal, procurement, product, provider, publisher, reviewer, reviewers, sales, secretary, security, sponsor,
      staff, stakeholder, stakeholders, supervisor, supplier, support, team, teams, tester, treasurer, user, users,
      vendor, warehouse, writer
  `,
  remarks: `
      urgent, urgently, new, old, priority, low, high, medium, minor, major, critical, important, blocking, blocker,
      blocked, optional, later, soon, asap, now, today, tomorrow, deferred, postponed, parked, pending, open, closed,
      answered, resolved, question, questions, decision, answer, discussion, discuss, discussed, idea, proposal, draft,
      version, phase, step, release, milestone, mvp, stretch, nice, rare, often, likely, possible, unlikely, internal,
      external, again, first, next, wip, tbd, eod, eow, note, see, duplicate, breaking, bug, end, early, late, asks,
      clears, checks, knows, says, wants, needs, thinks, prefers, was, were, there, here, everything, nothing
  `,
  decidedBy: `
      decided by, to be decided by, to be settled by, settled by, to be answered by, answered by, to be clarified by,
      clarified by, approved by, to be approved by, up to, decision by, decision of, a decision for
  `,
  deciding: `
      decides, decide, to decide, must decide, has to decide, will decide, clarifies, settles, to clarify, to answer,
      to confirm
  `,
  times: 'by, until, till, due, this week, next week, at the latest, asap',
  since: 'since',
  holds: 'blocks, blocking, holds up',
  answers: 'yes, yep, yeah, no, nope, agreed, never, always, neither, both',
  doubts: `
      probably, maybe, perhaps, likely, presumably, tentative, tentatively, tbd, tbc, to be confirmed, to be checked,
      to be decided, unconfirmed, not sure, unsure, not decided, not yet, pending, waiting, if, unless, i think,
      i guess, i assume, but who, but when
  `,
  answered: `
      answer, answers, answered, our answer, the answer, response, reply, resolution, resolved, decision, decided,
      outcome
  `,
  until: 'until, till, unless, before, as long as, while, pending, once',
  because: 'because, since, as it, due to, reason:, why:',
  conditions: [
    /^(?:\W*)(?:if|when|whenever|should|in case)\b\s+(.+?),\s*(?:then\s+)?(.+)$/is,
    /^(?:\W*)(?:if|when|whenever)\b\s+(.+?)(?:\s*[:→—]\s*|\s+then\s+)(.+)$/is,
  ],
  awaits:
    /^(?:only |even )?(?:if|when|whenever|once|unless|until|in case|should (?=the|an?|this|that|it|we|you|they|any|there)|provided|assuming|as soon as|before|after|while|depending on)\b/iu,
  optional: /^optional(?:ly)?\b|\(optional\)/iu,
  asks: [
    /(?:(?:an?|the|one|two|three|\d+|[\w-]+ ?§?[\d.]*) )?(?:(?:still )?open (?:[\w-]+ ){0,3}(?:questions?|decisions?)|(?:decision|approval|answer)s? (?:is |are )?(?:still )?(?:needed|required|requested))\b[^:.]{0,60}:/iu,
    /(?:not decided|undecided|to be decided|your call|needs? your (?:decision|call|answer|input|approval)) ?:/iu,
    /decide [^.:]{3,160}? vs\b/iu,
  ],
  leaves: [
    /\b(?:needs?|requires?|wants?) (?:(?:an?|your|the|explicit|\w+['’]s) ){1,3}(?:[\w-]+ )?(?:decision|approval|sign-off|go-ahead)\b|\bneeds? (?:your|an? \w+['’]s|the \w+['’]s) (?:call|answer)\b/iu,
    /\b(?:maintainers?|owners?|operators?|users?|clients?|customers?|team|authority|lead|boss|management|reviewers?|product|you|we) (?:should|must|ha(?:s|ve) to|needs? to|still needs? to) (?:decide|choose|either)\b/iu,
    /\bshould decide (?:whether|if|which|how)\b|\b(?:owners?|users?|clients?|customers?|team|maintainers?) ha(?:s|ve)(?: not|n['’]t) (?:yet )?decided\b/iu,
    /\b(?:question|decision|call|choice)\b[^.?!]{0,60}\b(?:belongs to|is up to|is left to|rests with) (?:the |our |your )?(?:owners?|users?|maintainers?|clients?|customer|team|you)\b/iu,
    /\b(?:decision|question|call|choice)s? (?:that|which) (?:is|are) not (?:mine|ours)\b|\bnot (?:my|our) (?:call|decision) to make\b|\b(?:is|are|it's) (?:your call|up to you)\b/iu,
    /\bdecisions?(?: (?:about|on|for) [\w ]{1,40}?)? (?:is |are )?(?:still )?pending\b|\bpending (?:an? |the )?(?:\w+ )?(?:decision|approval|sign-off|gate)\b/iu,
    /\b(?:at|behind) the (?:user|owner|client|customer)['’]s (?:review|approval) gate\b|\b(?:waits?|waiting) for (?:the )?(?:(?:user|owner|client|customer|maintainer)(?:['’]s)? )?(?:approval|decision|answer|go-ahead|sign-off)\b/iu,
  ],
};
