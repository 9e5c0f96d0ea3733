import { isAcknowledgementPath } from '../../loop/acknowledgement-in.ts';
import { withReplaced } from '../../loop/heard.ts';
import { defineCollection } from '../../model/collection.ts';
import { codes } from './codes.ts';
import { read } from './read.ts';
import { schema } from './schema.ts';

/** What readers of handoffs said: whether they could go on from them. */
export const acknowledgements = defineCollection({
  name: 'acknowledgements',
  title: 'Acknowledgements',
  single: 'Acknowledgement',
  purpose: 'What readers of handoffs said: whether they could go on from them, what they said back, and what was missing.',
  howToAdd: 'Run `handover ack` in the session that went on from a handoff, and commit the file it writes.',
  lookedFor: ['.handover/acknowledgements/*.json, in any folder'],
  audience: 'client',
  menu: 'more',
  precedence: 5,
  owns: isAcknowledgementPath,
  excludes: () => null,
  schema,
  codes,
  read,
  settle: (data) => data,
  link: (records) => {
    const said = records.map(({ id, data }) => ({ id, data, about: data.about, reader: data.said }));
    return { data: new Map(withReplaced(said).map(({ id, data, reader }) => [id, { ...data, said: reader }])), problems: [] };
  },
});
