import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders whose files take longest, the longest first: what is begun last keeps one worker busy while the other has nothing to do. */
const slowest = ['bundles', 'browser', 'package', 'cli', 'collect', 'deliver', 'git'];

function placeOf({ moduleId }: TestSpecification): number {
  const place = slowest.findIndex((it) => moduleId.includes(`/test/${it}/`));
  return place === -1 ? slowest.length : place;
}

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    // Every file would load the program anew.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: SlowestFirst },
    // For what a build starts; the command line of the product has such a folder of its own.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/handover/compiled') },
  },
});
