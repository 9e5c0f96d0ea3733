import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isWanted } from '../../src/collect/classify.ts';
import { collections } from '../../src/collections/index.ts';
import { openRepository } from '../../src/git/open.ts';
import { cloneOf, hasBundles } from './content.ts';
import { chosen, reasonsFor } from './followed.ts';

/** Of 20 documents of each repository: how many have the commits of `git log --follow -M --full-history`, and why the others have not. */
const answers: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'acm-ai': { same: 20 },
  'cc-sdd': { same: 7, copy: 12, 'left by a rename': 1 },
  chiero: { same: 20 },
  'claude-harness': { same: 20 },
  'codex-lb': { same: 18, copy: 2 },
  contentkit: { same: 20 },
  ecc: { same: 18, copy: 2 },
  enhancements: { same: 14, copy: 6 },
  'fable-team': { same: 19, copy: 1 },
  'govuk-aws': { same: 17, copy: 3 },
  'intellij-openspec': { same: 13, copy: 5, merge: 1, 'moved elsewhere': 1 },
  'langgraph-app': { same: 20 },
  log4brains: { same: 20 },
  madr: { same: 16, copy: 2, 'copy, other name': 1, 'moved elsewhere, other name': 1 },
  mnemonist: { same: 20 },
  'myapp-zh': { same: 13 },
  platformplatform: { same: 14, copy: 6 },
  ripr: { same: 18, copy: 1, merge: 1 },
  sanad: { same: 17 },
  skillmap: { same: 20 },
  webrtc: { same: 13 },
};

const everything = process.env['HANDOVER_BUNDLES'] === 'all';

describe.runIf(hasBundles && everything)('the revisions of a document are the commits that git follows it through', () => {
  test.each(Object.entries(answers))(
    '%s',
    async (name, expected) => {
      const folder = cloneOf(name);
      const clone = join(folder, 'clone');
      const repository = await openRepository(clone, { allowShallow: false });
      try {
        const history = await repository.history();
        const documents = history.documents((path) => isWanted(path, collections)).filter((it) => !it.deleted && it.mode !== '120000');
        const found: Record<string, number> = {};
        for (const document of chosen(documents, 20)) {
          const reason = reasonsFor(clone, history.head.id, document).join(', ') || 'same';
          found[reason] = (found[reason] ?? 0) + 1;
        }
        expect(found).toEqual(expected);
      } finally {
        await repository.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    600_000,
  );
});
