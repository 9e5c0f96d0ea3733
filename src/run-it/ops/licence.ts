import type { FactReader } from '../facts.ts';

/** Licences by words that stand near the start of their text. The first match counts. As of November 2026. */
const known: readonly (readonly [string, RegExp])[] = [
  ['Apache-2.0', /Apache License\s+Version 2\.0/i],
  ['AGPL-3.0', /GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['LGPL-3.0', /GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['LGPL-2.1', /GNU LESSER GENERAL PUBLIC LICENSE\s+Version 2\.1/i],
  ['GPL-3.0', /GNU GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['GPL-2.0', /GNU GENERAL PUBLIC LICENSE\s+Version 2/i],
  ['MPL-2.0', /Mozilla Public License,? (?:Version|v\.?) ?2\.0/i],
  ['EPL-2.0', /Eclipse Public License - v ?2\.0/i],
  ['BSL-1.1', /Business Source License 1\.1/i],
  ['BSL-1.0', /Boost Software License - Version 1\.0/i],
  ['Elastic-2.0', /Elastic License 2\.0/i],
  ['CC0-1.0', /CC0 1\.0 Universal/i],
  ['CC-BY-4.0', /Creative Commons Attribution 4\.0|Attribution 4\.0 International/i],
  ['Unlicense', /This is free and unencumbered software released into the public domain/i],
  ['0BSD', /Zero-Clause BSD|BSD Zero Clause/i],
  ['ISC', /ISC License|Permission to use, copy, modify, and\/or distribute this software for any/i],
  ['BSD-3-Clause', /Neither the name of[\s\S]{0,200}?may be used to endorse/i],
  ['BSD-2-Clause', /Redistribution and use in source and binary forms/i],
  ['MIT', /Permission is hereby granted, free of charge, to any person obtaining a copy|^\W*(?:The )?MIT License/im],
];

/** A whole file that is nothing but an expression of SPDX identifiers: `MIT OR CC0-1.0`. */
const expression =
  /^\s*(?:SPDX-License-Identifier:\s*)?(\(?[A-Za-z][\w.-]*\d[\w.-]*|\(?(?:MIT|ISC|Unlicense|Zlib))((?:\s+(?:OR|AND|WITH)\s+[\w.()+-]+)*)\s*$/;

/** LICENSE, COPYING and their kin: which licence the text is, or which identifiers stand there; null when it is none of the known ones. */
export const readLicence: FactReader = ({ text }) => {
  const start = text.slice(0, 20_000);
  const [, first, others = ''] = text.length < 300 ? (expression.exec(text) ?? []) : [];
  const named = first === undefined ? undefined : `${first}${others.replaceAll(/\s+/g, ' ')}`;
  return { licences: [{ licence: named ?? known.find(([, pattern]) => pattern.test(start))?.[0] ?? null, line: null }] };
};
