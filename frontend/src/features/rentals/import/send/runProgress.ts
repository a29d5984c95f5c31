import { tallyOf } from '../importTally';
import type { RefusedRow } from '../read/importFile';
import { type CurrentImport, importBegun, importChanged } from '../uploadSlice';
import { type RowOutcome, tallyKey } from './answers';
import type { ImportStore } from './dependencies';
import { maxShownRefused } from './history';
import type { ResumableImport } from './journal';
import type { PlannedRow } from './plan';

/** Of an import that has not sent anything yet. */
const initialProgress = {
  tally: tallyOf(),
  doneBefore: 0,
  failure: null,
  survivesReload: true,
  end: null,
  isArchived: null,
  refused: [],
  refusedCount: 0,
  firstRejected: [],
} satisfies Partial<CurrentImport>;

/** Counts what has become of an import's rows, and reports it as the store's `currentImport` until it is left. */
export class RunProgress {
  readonly tally = tallyOf();
  /** The rows that the cloud refused. */
  readonly refused: RefusedRow[] = [];
  private isLeft = false;

  constructor(
    private readonly store: Pick<ImportStore, 'dispatch'>,
    private readonly now: () => number,
  ) {}

  show(
    { importId, kind, fileName, rows, validRows, choice }: ResumableImport,
    shown: Pick<CurrentImport, 'phase'> & Partial<CurrentImport>,
  ): void {
    if (this.isLeft) return;
    this.store.dispatch(
      importBegun({
        ...initialProgress,
        importId,
        kind,
        fileName,
        validRows,
        leftOut: rows - validRows,
        mapping: choice.mapping,
        startedAt: this.now(),
        ...shown,
      }),
    );
  }

  report(change: Partial<CurrentImport>): void {
    if (!this.isLeft) this.store.dispatch(importChanged(change));
  }

  reportTally(): void {
    this.report({ tally: { ...this.tally } });
  }

  reportEnd(end: CurrentImport['end']): void {
    const refused = this.refused.slice(0, maxShownRefused);
    this.report({ tally: { ...this.tally }, end, failure: null, refused, refusedCount: this.refused.length });
  }

  count({ kind, row }: PlannedRow, outcome: RowOutcome): void {
    this.tally[tallyKey(kind, outcome)]++;
    if ('reason' in outcome) this.refused.push({ ...row, reason: outcome.reason });
  }

  leave(): void {
    this.isLeft = true;
  }
}
