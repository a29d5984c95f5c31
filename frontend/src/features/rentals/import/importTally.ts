/** The number of rows per outcome. */
export interface ImportTally {
  inserted: number;
  updated: number;
  unchanged: number;
  conflicts: number;
  rejected: number;
}

export function tallyOf(counts: Partial<ImportTally> = {}): ImportTally {
  return { inserted: 0, updated: 0, unchanged: 0, conflicts: 0, rejected: 0, ...counts };
}

export function addTally(one: ImportTally, other: ImportTally): ImportTally {
  return {
    inserted: one.inserted + other.inserted,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    conflicts: one.conflicts + other.conflicts,
    rejected: one.rejected + other.rejected,
  };
}

/** The number of valid rows that have an outcome. */
export function rowsDone({ inserted, updated, unchanged, conflicts, rejected }: ImportTally): number {
  return inserted + updated + unchanged + conflicts + rejected;
}
