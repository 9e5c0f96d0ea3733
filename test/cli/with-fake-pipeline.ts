// The command line in a process of its own, with a pipeline that ends at once, never, or badly.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { start } from '../../src/cli/main.ts';
import type { Pipeline } from '../../src/cli/pipeline.ts';
import { Failure } from '../../src/model/failure.ts';
import { collectedOf, fakePipeline, foundOf, problemOf } from './fakes.ts';

const [mode = '', ...argv] = process.argv.slice(2);
const pipeline = fakePipeline(
  collectedOf({ site: { collections: [foundOf('handoffs', 31, 214)] }, problems: [problemOf('HO702', 'HANDOFF.md', 34)] }),
);

const modes: Record<string, Partial<Pipeline>> = {
  ok: {},
  slow: {
    collect: async ({ content, progress }) => {
      mkdirSync(content ?? '.', { recursive: true });
      writeFileSync(join(content ?? '.', 'site.json'), '{}');
      const step = progress.step('Read history');
      for (let done = 0; ; done += 1) {
        step.update(done, 1_000_000, 'commits');
        await setTimeout(20);
      }
    },
  },
  stuck: { collect: () => Promise.withResolvers<never>().promise },
  throws: { collect: async () => JSON.parse('{"password": hunter2') },
  full: { deliver: async () => void writeFileSync('/dev/full', 'x') as never },
  folder: { deliver: async () => readFileSync('/') as never },
  missing: { deliver: async () => readFileSync('/not/there') as never },
  incomplete: { deliver: async () => readFileSync(join(import.meta.dirname, '../../src/not-there.ts')) as never },
  broken: {
    deliver: async () => {
      const failure = new Failure('HO502', 'site', 'The pages could not be built.', ['Run the command again.']);
      failure.cause = 'Error: hunter2\n    at render (page.astro:1:1)';
      throw failure;
    },
  },
  chatty: {
    deliver: async () => {
      process.stdout.write('a library talks\n');
      return { pages: 12 };
    },
  },
};

void start(argv, '0.1.0', { ...pipeline, ...modes[mode] });
