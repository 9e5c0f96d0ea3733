import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAlerts } from '../markdown/alerts.ts';
import { codeColouring } from '../markdown/code/blocks.ts';
import { diagramDrawing } from '../markdown/diagrams/drawing.ts';
import { withDiagramLabels } from '../markdown/diagrams/label-source.ts';
import { voicesOf } from '../markdown/voice.ts';
import type { SecretSearch } from '../model/secret-search.ts';
import { readHandPages, readSite } from './content.ts';

/**
 * Gives what was written by hand the alerts, the diagrams and the colours of code that documents have, in the finished pages of `out`: those of
 * documents were made as they were collected.
 */
export async function finishHandPages(content: string, out: string, secrets: SecretSearch): Promise<void> {
  const voices = voicesOf(readSite(content).options.language);
  const own = readHandPages(content).pages.map((it) => ({
    voice: voices(it.lang),
    path: join(it.url, 'index.html'),
    from: '<article class="text"',
    to: '</article>',
  }));
  // Print holds texts of several languages: as in texts of a language that is none, what the site says is marked in all.
  const printed = { voice: voices('zxx'), path: 'print/index.html', from: 'id="chapter-pages"', to: 'id="chapter-open"' };
  const parts = [...own, printed].flatMap(({ voice, path, from, to }) => {
    const file = join(out, path);
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [start, end] = [page.indexOf(from), page.lastIndexOf(to)];
    if (start < 0 || end < start) return [];
    const html = withDiagramLabels(withAlerts(page.slice(start, end), voice), voice);
    return [{ file, voice, before: page.slice(0, start), html, after: page.slice(end) }];
  });
  const texts = parts.map((it) => it.html);
  const drawn = await diagramDrawing(texts, (svg) => secrets.inPage(svg).length === 0);
  const coloured = await codeColouring(texts);
  for (const { file, voice, before, html, after } of parts) writeFileSync(file, `${before}${coloured(drawn(html, voice))}${after}`);
}
