/** What is counted of one kind of records. */
interface Counted {
  /** All of them. */
  records: number;
  /** Those whose file is gone at the built commit. */
  deleted: number;
  /** Those that only branches have. */
  unmerged: number;
}

/** True for a record that the built commit holds: counts and lists are of these, and name deleted ones and those of branches apart. */
export const stands = (record: { deleted: boolean; branch: object | null }): boolean => !record.deleted && record.branch === null;

/** How many records of a kind the built commit holds. */
export const standing = ({ records, deleted, unmerged }: Counted): number => records - deleted - unmerged;
