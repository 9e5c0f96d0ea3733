/** Explanation of every problem code of the acknowledgements, for `handover explain`. */
export const codes: Readonly<Record<string, string>> = {
  HO740: `A file in .handover/acknowledgements/ is not what "handover ack" writes, so what it says of a handoff is not counted and not shown beside it.
Such files are written once and never changed. Their JSON Schema is published with the package and on every site, as
api/v1/schema/acknowledgement.json.

Let the reader acknowledge again with "handover ack", or take the file out.`,
};
