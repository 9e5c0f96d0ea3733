import type { PersonalPolicy } from './personal.ts';

/** What holds when the operator says nothing: names are shown; addresses and numbers that belong to one person are not. */
export const usualPersonal: PersonalPolicy = {
  actions: {
    'e-mail address': 'mask',
    'phone number': 'report',
    'bank account': 'mask',
    'card number': 'mask',
    'social security number': 'mask',
    'insurance number': 'mask',
    'network address': 'report',
  },
  map: {},
  authors: 'name',
  people: {},
  published: [],
};
