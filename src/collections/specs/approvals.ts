import { fieldsOf, isFields, listOf, textOf } from '../../data/values.ts';
import type { Spec } from './schema.ts';

type Approval = Spec['approvals'][number];

/** Who has approved what: the `approvals` of cc-sdd by document, or the one approval that a file of spec-workflow is. */
export function approvalsIn(value: unknown): Approval[] {
  const fields = fieldsOf(value);
  const byDocument = Object.entries(fieldsOf(fields['approvals'])).flatMap(([what, it]): Approval[] => {
    const approved = isFields(it) ? it['approved'] : it;
    if (what === '' || textOf(approved) === null) return [];
    const state = String(approved) === 'true' || approved === 'approved' ? 'approved' : 'not approved';
    const inner = fieldsOf(it);
    return [
      {
        what,
        state,
        by: textOf(inner['approved_by'] ?? inner['approvedBy']),
        at: textOf(inner['approved_at'] ?? inner['approvedAt']),
        source: null,
      },
    ];
  });
  const document = textOf(fields['filePath'] ?? fields['document']);
  const snapshots = document === null ? [] : snapshotsIn(document, fields['snapshots']);
  if (snapshots.length > 0) return snapshots;
  const state = states[textOf(fields['status']) ?? ''];
  if (byDocument.length > 0 || document === null || state === undefined) return byDocument;
  return [
    {
      what: nameOf(document),
      state,
      by: textOf(fields['respondedBy'] ?? fields['approver']),
      at: textOf(fields['respondedAt']),
      source: null,
    },
  ];
}

/** The snapshots that were taken because of an answer. */
function snapshotsIn(document: string, snapshots: unknown): Approval[] {
  return listOf(snapshots).flatMap((it) => {
    const fields = fieldsOf(it);
    const state = states[textOf(fields['trigger']) ?? ''];
    return state === undefined ? [] : [{ what: nameOf(document), state, by: null, at: textOf(fields['timestamp']), source: null }];
  });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '') || path;

const states: Readonly<Record<string, Approval['state']>> = {
  approved: 'approved',
  pending: 'not approved',
  rejected: 'rejected',
  'needs-revision': 'revision asked for',
  needs_revision: 'revision asked for',
  revision_requested: 'revision asked for',
};
