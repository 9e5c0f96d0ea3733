import { scanGithub } from '../scan/github.ts';
import { scanGitlab } from '../scan/gitlab.ts';
import { scanJson } from '../scan/json.ts';
import type { ScanFormat, ScanReport } from '../scan/report.ts';
import { scanSarif } from '../scan/sarif.ts';
import { scanText } from '../scan/text.ts';

/** A scan in one of the formats, as it is printed. */
export function scanOutput(report: ScanReport, format: ScanFormat, { start, end }: { start: Date; end: Date }): string {
  switch (format) {
    case 'text':
      return scanText(report);
    case 'github':
      return scanGithub(report);
    case 'json':
      return `${JSON.stringify(scanJson(report))}\n`;
    case 'sarif':
      return `${JSON.stringify(scanSarif(report), null, 2)}\n`;
    case 'gitlab':
      return `${JSON.stringify(scanGitlab(report, { start: moment(start), end: moment(end) }), null, 2)}\n`;
  }
}

const moment = (it: Date): string => it.toISOString().slice(0, 19);
