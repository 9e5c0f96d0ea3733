import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { loopSchemas } from '../loop/json-schemas.ts';
import type { Collection } from '../model/collection.ts';
import { openItems } from '../model/open-item.ts';
import { packages, recordChanges, standings } from '../model/package.ts';
import { readiness } from '../model/readiness.ts';
import { receipt } from '../model/receipt.ts';
import { record } from '../model/record.ts';
import { runIt } from '../model/run-it.ts';
import { recordHistory } from '../history/record-history.ts';
import { historyFiles, type HistoryFiles } from './history-files.ts';
import type { HandPages } from '../model/hand-page.ts';
import type { Site } from '../model/site.ts';
import {
  readHandPages,
  readOpenItems,
  readPackages,
  readReadiness,
  readReceipt,
  readRecordChanges,
  readStandings,
  readRecord,
  recordIds,
} from './content.ts';

interface Places {
  content: string;
  out: string;
}

/** Address of a file of the machine form, from the root of the site. */
const addressOf = (name: string): string => `/api/v1/${name}.json`;

/** Writes everything a program reads: the API, and beside each page its Markdown and JSON. */
export function writeApi(places: Places, site: Site, collections: readonly Collection[]): void {
  mkdirSync(join(places.out, 'api/v1/schema'), { recursive: true });
  writeFileSync(join(places.out, addressOf('index')), json(overviewOf(site, readHandPages(places.content))));
  if (!site.withheld.problems) writeFileSync(join(places.out, addressOf('problems')), readFileSync(join(places.content, 'problems.json')));
  writeFileSync(join(places.out, addressOf('run-it')), json({ schema: addressOf('schema/run-it'), ...site.runIt }));
  writeFileSync(join(places.out, addressOf('schema/run-it')), json(schemaOfFile('Run it', runIt)));
  if (!site.withheld.problems) {
    const held = { schema: addressOf('schema/readiness'), ...readReadiness(places.content) };
    writeFileSync(join(places.out, addressOf('readiness')), json(held));
    writeFileSync(join(places.out, addressOf('schema/readiness')), json(schemaOfFile('Readiness', readiness)));
  }
  const hidden = readReceipt(places.content);
  writeFileSync(join(places.out, addressOf('redactions')), json({ schema: addressOf('schema/redactions'), ...hidden }));
  writeFileSync(join(places.out, addressOf('schema/redactions')), json(schemaOfFile('Redactions', receipt)));
  const open = readOpenItems(places.content);
  writeFileSync(join(places.out, addressOf('open-items')), json({ schema: addressOf('schema/open-items'), ...open }));
  writeFileSync(join(places.out, addressOf('schema/open-items')), json(schemaOfFile('Open items', openItems)));
  writePackages(places);
  for (const [name, schema] of Object.entries(loopSchemas)) writeFileSync(join(places.out, addressOf(`schema/${name}`)), json(schema));
  writeFileSync(join(places.out, addressOf('schema/history')), json(schemaOfFile('History of a record', recordHistory)));
  const histories = historyFiles(places.out, site);
  const shown = new Set(site.collections.map((it) => it.name));
  for (const collection of collections) {
    if (!shown.has(collection.name)) continue;
    writeFileSync(join(places.out, addressOf(`schema/${collection.name}`)), json(schemaOf(collection)));
    writeRecords(places, collection, histories);
  }
  histories.close();
  for (const { id, url } of site.sources) copyForms(places, `sources/${id}`, url);
}

/** The named states, what was in force at each, and what changed between them. */
function writePackages({ content, out }: Places): void {
  const all = readPackages(content);
  const write = (name: string, value: object): void => {
    const target = join(out, addressOf(name));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, json(value));
  };
  write('packages', { schema: addressOf('schema/packages'), ...all });
  write('schema/packages', schemaOfFile('Packages', packages));
  write('schema/as-of', schemaOfFile('In force', z.strictObject({ records: standings })));
  write('schema/changes', schemaOfFile('Changes', z.strictObject({ changes: recordChanges })));
  for (const { slug } of all.moments) write(`as-of/${slug}`, { schema: addressOf('schema/as-of'), records: readStandings(content, slug) });
  for (const { slug } of all.spans)
    write(`changes/${slug}`, { schema: addressOf('schema/changes'), changes: readRecordChanges(content, slug) });
}

/** One record at a time: all together may be larger than memory. */
function writeRecords(places: Places, { name }: Collection, histories: HistoryFiles): void {
  const file = openSync(join(places.out, addressOf(name)), 'w');
  try {
    writeSync(file, `{"schema":${JSON.stringify(addressOf(`schema/${name}`))},"records":[`);
    for (const [index, id] of recordIds(places.content, name).entries()) {
      const it = readRecord(places.content, name, id);
      writeSync(file, `${index === 0 ? '' : ','}\n${JSON.stringify(it)}`);
      copyForms(places, `records/${name}/${id}`, it.url);
      histories.add(name, it);
    }
    writeSync(file, '\n]}\n');
  } finally {
    closeSync(file);
  }
}

function copyForms({ content, out }: Places, name: string, url: string): void {
  for (const form of ['md', 'json']) {
    const target = join(out, url, `index.${form}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(content, `${name}.${form}`)));
  }
}

function overviewOf({ collections, ...rest }: Site, { pages }: HandPages): object {
  return {
    ...rest,
    pages: pages.map(({ url, title, description, by, file, lang, origin }) => ({ url, title, description, by, file, lang, origin })),
    // Long enough for a file of its own.
    runIt: addressOf('run-it'),
    openItems: addressOf('open-items'),
    packages: addressOf('packages'),
    collections: collections.map((it) => ({
      ...it,
      url: `/${it.name}/`,
      address: addressOf(it.name),
      schema: addressOf(`schema/${it.name}`),
    })),
    receipt: addressOf('redactions'),
    problems: rest.withheld.problems ? null : addressOf('problems'),
    readiness: rest.withheld.problems ? null : addressOf('readiness'),
  };
}

/** JSON Schema of a file that is one object with the address of its schema. */
function schemaOfFile(title: string, fields: z.ZodObject): object {
  return { title, ...z.toJSONSchema(fields.extend({ schema: z.string() })) };
}

/** JSON Schema of the file of `collection`. */
function schemaOf({ title, schema }: Collection): object {
  const file = z.strictObject({ schema: z.string(), records: z.array(record.extend({ data: schema })) });
  return { title, ...z.toJSONSchema(file) };
}

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;
