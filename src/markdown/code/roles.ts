import type { ThemeRegistration } from 'shiki/core';

/** What a piece of code is, as the class of its element, and the scopes of a grammar that say so. What is named later or more exactly wins. */
const scopes: readonly (readonly [role: string, scopes: readonly string[]])[] = [
  ['kw', ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python']],
  ['str', ['string', 'markup.inline.raw', 'constant.other.symbol']],
  ['num', ['constant.numeric', 'constant.language', 'constant.character', 'support.constant']],
  ['fn', ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call.generic.python']],
  [
    'typ',
    ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.other.inherited-class', 'entity.name.section'],
  ],
  [
    'prop',
    [
      'support.type.property-name',
      'entity.name.tag',
      'entity.other.attribute-name',
      'meta.object-literal.key',
      'variable.other.normal.shell',
      'variable.other.bracket.shell',
      'punctuation.definition.variable.shell',
      'variable.other.env',
      'keyword.other.definition.ini',
      'support.type.property-name.toml',
    ],
  ],
  ['add', ['markup.inserted']],
  ['del', ['markup.deleted']],
  ['com', ['comment', 'punctuation.definition.comment']],
  // Words that only look like strings to a grammar, and signs: in the colour of the text they are easier to read.
  ['', ['keyword.operator', 'string.unquoted', 'storage.modifier.chomping-indicator']],
];

/** Class of each role by its number; the first, of plain text, has none. */
export const roles: readonly string[] = ['', ...scopes.flatMap(([role]) => role || [])];

/** The number of a role as a colour. */
export const colourOf = (role: number): string => `#${role.toString(16).padStart(6, '0')}`;

/** Roles in the form of a theme, whose colours are the numbers of roles: which colours they get is the business of style sheets. */
export const theme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  fg: colourOf(0),
  bg: '#ffffff',
  settings: scopes.map(([role, scope]) => ({ scope: [...scope], settings: { foreground: colourOf(roles.indexOf(role)) } })),
};
