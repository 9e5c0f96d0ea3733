import { spokenHtml, type Voice } from './voice.ts';

/** Finished HTML in which quotes that GitHub shows as alerts (`> [!NOTE]`) have a word for their kind, as GitHub has, and a class. */
export function withAlerts(html: string, voice: Voice): string {
  if (!html.includes('<p>[!')) return html;
  return html.replace(alert, (_, written: string, ended: string | undefined) => {
    const kind = written.toLowerCase();
    const rest = ended === undefined ? '\n<p>' : '';
    return `<blockquote class="alert ${kind}" role="note">\n<p class="kind">${spokenHtml(voice, voice.named('text.alert', kind) ?? '')}</p>${rest}`;
  });
}

// In text every `<` is escaped, so only a quote can look like one.
const alert = /<blockquote>\s*<p>\[!(note|tip|important|warning|caution)\][ \t]*(?:(<\/p>)|(?:<br>)?\r?\n)/gi;
