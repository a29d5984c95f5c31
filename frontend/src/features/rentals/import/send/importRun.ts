import type { Rental } from '../../../../../../graphql/generated/schema';
import { type CloudFailure, cloudFailureOf } from '../../../../cloud/errors';
import { delayAfter, WakeableWait } from '../../../../cloud/retry';
import { defaultTimeLimit, inTime } from '../../../../cloud/timeLimit';
import { rentalsReceived, selectSyncedAt } from '../../sync/rentalsSlice';
import type { ImportEnd, ImportRecord } from '../importRecord';
import { rowsDone, tallyOf } from '../importTally';
import type { ImportFile, RefusedRow } from '../read/importFile';
import { type CurrentImport, importBegun, importChanged, selectCurrentImport } from '../uploadSlice';
import { tallyKey } from './answers';
import { type EarlierBatches, importBatches, noEarlierBatches, readEarlierBatches } from './batches';
import { BatchSender, type BatchSenderSettings } from './batchSender';
import type { ImportDependencies, ImportStore } from './dependencies';
import { addToHistory, maxShownRefused } from './history';
import { type ImportJournal, journalBatch, type ResumableImport } from './journal';
import { confirmedRental, replanInsert } from './plan';
import { markResumableImport } from './resumableImport';
import { undoBatches } from './undoBatches';

/** The resources of a running import. */
export interface RunResources {
  saved: ResumableImport;
  journal: ImportJournal;
  file?: File;
  source?: ImportFile;
  /** Allows other tabs to import. */
  release(): void;
}

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

/**
 * One import, or the undoing of one, from its file to its entry in the history. The store's `currentImport` has its
 * progress. After {@link leave} it reports nothing more, whatever its pending calls return.
 */
export class ImportRun {
  private saved: ResumableImport;
  private readonly journal: ImportJournal;
  private source: ImportFile | undefined;
  private file: File | undefined;
  private sender: BatchSender | undefined;
  private readonly tally = tallyOf();
  private readonly refused: RefusedRow[] = [];
  private end: ImportEnd | undefined;
  /** Set while the result is added to the history; resolves to whether that succeeded. */
  archiving: Promise<boolean> | null = null;
  /** True until other tabs may import. From then on the journal may hold an import of theirs. */
  holdsLock = true;
  private archiveTries = 0;
  private readonly waitBeforeArchiving: WakeableWait;
  /** False if a batch could not be saved: undoing only the others would be worse than none. */
  private isJournalWhole = true;
  private isLeft = false;
  private isParked = false;

  constructor(
    private readonly store: ImportStore,
    private readonly dependencies: ImportDependencies,
    private readonly resources: RunResources,
  ) {
    this.saved = resources.saved;
    this.journal = resources.journal;
    this.source = resources.source;
    this.file = resources.file;
    this.waitBeforeArchiving = new WakeableWait(dependencies.wait);
  }

  get isFinished(): boolean {
    return this.end !== undefined;
  }

  /**
   * Saves what is needed after a reload.
   * @returns false if there was no space for the file: the import runs, but ends with the page
   */
  async save(): Promise<boolean> {
    try {
      await this.journal.begin(this.saved, this.file);
      markResumableImport(true);
      await this.readFromCopy().catch(() => {});
      return true;
    } catch {
      await this.journal.begin(this.saved).catch(() => {});
      return false;
    }
  }

  private async readFromCopy(): Promise<void> {
    const copy = this.source && (await this.journal.file());
    if (!copy || this.isLeft) return;
    this.file = copy;
    await this.source?.readFrom(copy);
  }

  show(shown: Pick<CurrentImport, 'phase'> & Partial<CurrentImport>): void {
    if (this.isLeft) return;
    const { importId, kind, fileName, rows, validRows, choice } = this.saved;
    this.store.dispatch(
      importBegun({
        ...initialProgress,
        importId,
        kind,
        fileName,
        validRows,
        leftOut: rows - validRows,
        mapping: choice.mapping,
        startedAt: this.dependencies.now(),
        ...shown,
      }),
    );
  }

  /** Sends the rows of an open, checked file. */
  async import(earlier: EarlierBatches = noEarlierBatches): Promise<void> {
    const { importId, isStopped = false } = this.saved;
    Object.assign(this.tally, earlier.tally);
    await this.send({
      next: importBatches({
        importId,
        file: this.source as ImportFile,
        journal: { saveBatch: this.saveBatch },
        earlier,
        isStopped,
        findKnown: this.findKnown,
        mayBeIncomplete: () => selectSyncedAt(this.store.getState()) === null,
        onRefused: (rows) => this.refused.push(...rows),
      }),
      replan: (planned, stored, batch) => replanInsert(planned, stored, batch, importId),
      onReplanned: (batch) => this.saveBatch(journalBatch(batch)),
      onSettled: (batch, outcomes) => this.saveBatch(journalBatch(batch, outcomes)),
    });
  }

  /**
   * Opens the file again, and continues after the journal's last batch. A stopped import sends again what was on its way:
   * only the answers say what of it was written.
   */
  async importRest(file: File): Promise<void> {
    try {
      const source = await this.dependencies.openFile(file);
      this.source = source;
      const { encoding, delimiter } = this.saved;
      await source.open({ encoding, delimiter });
      const check = await source.check(this.saved.choice, this.saved.edits, () => {});
      const earlier = await readEarlierBatches(this.journal.batches());
      if (this.isLeft) return;
      const { tally } = this.saved;
      // What was reported stays.
      const known = tally ? { ...earlier, tally, open: new Map() } : earlier;
      this.report({ firstRejected: check.firstRejected, tally: known.tally, doneBefore: rowsDone(known.tally) });
      await this.import(known);
    } catch {
      await this.finish('failed');
    }
  }

  /** Undoes an import. */
  async undo(): Promise<void> {
    const { importId } = this.saved.undoes as ImportRecord;
    const { isStopped, tally = tallyOf(), importId: undoId, validRows } = this.saved;
    if (isStopped) {
      Object.assign(this.tally, tally);
      return this.finish('stopped');
    }
    try {
      const batches = await this.dependencies.archive.batches(importId);
      const next = undoBatches({ importId, undoId, batches, findKnown: this.findKnown });
      let planned = 0;
      await this.send({
        next: async () => {
          const batch = await next();
          planned += batch?.rows.length ?? 0;
          // The import wrote more than it heard of, for example if it was stopped without a network.
          if (planned > validRows) this.report({ validRows: planned });
          return batch;
        },
      });
    } catch {
      await this.finish('failed');
    }
  }

  setPaused(isPaused: boolean): void {
    if (isPaused) this.sender?.pause();
    else this.sender?.resume();
    if (this.isFinished) return;
    this.saveChange({ isPaused });
    const done = rowsDone(selectCurrentImport(this.store.getState())?.tally ?? tallyOf());
    this.report({ phase: isPaused ? 'paused' : 'running', startedAt: this.dependencies.now(), doneBefore: done });
  }

  stop(): void {
    this.saveChange({ isStopped: true, isPaused: false });
    this.report({ phase: 'stopping' });
    this.sender?.cancel();
  }

  tryAgain(): void {
    this.sender?.tryAgain();
  }

  /** Adds the result to the history again, after that failed. */
  async archiveAgain(): Promise<void> {
    if (!this.end || this.archiving) return;
    this.archiveTries = 0;
    this.waitBeforeArchiving.wake();
    await this.archive(this.end);
  }

  /** The rows rejected by the check or by the cloud, as CSV; null if the file is no longer open. */
  async rejectedCsv(): Promise<Blob | null> {
    return (await this.source?.rejectedCsv(this.refused, this.saved.reasons)) ?? null;
  }

  /** Releases everything except what is saved. */
  leave(): void {
    this.stopReporting();
    this.releaseLock();
  }

  /** Releases everything; what is saved stays only if the import has not ended. */
  async close(): Promise<void> {
    this.stopReporting();
    if (this.isFinished) await this.forget();
    this.releaseLock();
  }

  /** From now on nothing more of it is saved. */
  park(): void {
    this.isParked = true;
  }

  private stopReporting(): void {
    this.isLeft = true;
    this.waitBeforeArchiving.wake();
    this.sender?.cancel();
    this.source?.close();
  }

  private releaseLock(): void {
    if (!this.holdsLock) return;
    this.holdsLock = false;
    this.resources.release();
  }

  private async forget(): Promise<void> {
    if (!this.holdsLock) return;
    markResumableImport(false);
    await this.journal.forget().catch(() => {});
  }

  private async send(settings: Pick<BatchSenderSettings, 'next'> & Partial<BatchSenderSettings>): Promise<void> {
    if (this.isLeft) return;
    const { kind, fileName: source, isStopped, isPaused } = this.saved;
    const origin = { kind, source };
    const reportTally = () => this.report({ tally: { ...this.tally } });
    this.sender = new BatchSender({
      ...settings,
      batchTest: async (rows) => (await inTime(defaultTimeLimit, this.dependencies.loadApi)).batchTest(rows, origin),
      wait: this.dependencies.wait,
      onStarted: ({ unchanged }) => {
        this.tally.unchanged += unchanged;
        reportTally();
      },
      onOutcome: ({ kind, row }, outcome) => {
        this.tally[tallyKey(kind, outcome)]++;
        if ('reason' in outcome) this.refused.push({ ...row, reason: outcome.reason });
      },
      onAnswer: (rentals) => {
        this.store.dispatch(rentalsReceived({ rentals }));
        reportTally();
      },
      onFailure: (failure) => {
        this.report({ failure });
        // It has no button to go on.
        if (isStopped && failure?.waitsForUser) this.sender?.cancel();
      },
    });
    if (isPaused) this.sender.pause();
    this.report({
      phase: isStopped ? 'stopping' : isPaused ? 'paused' : 'running',
      startedAt: this.dependencies.now(),
    });
    const stopWatching = this.dependencies.onReconnect(() => this.tryAgain());
    const end = await this.sender.run();
    stopWatching();
    await this.finish(isStopped && end === 'done' ? 'stopped' : end);
  }

  private async finish(end: ImportEnd): Promise<void> {
    if (this.isLeft) return;
    this.end = end;
    const tally = { ...this.tally };
    if (end === 'stopped') this.saveChange({ tally });
    const refused = this.refused.slice(0, maxShownRefused);
    this.report({ tally, end, failure: null, refused, refusedCount: this.refused.length });
    await this.archive(end);
  }

  private async archive(end: ImportEnd): Promise<void> {
    let failure: CloudFailure = 'unknown';
    this.archiving = this.addToHistory(end).then(
      async () => {
        await this.forget();
        // The report may stay open for hours.
        this.releaseLock();
        return true;
      },
      (error: unknown) => {
        failure = cloudFailureOf(error);
        return false;
      },
    );
    // Automatic retries do not change the phase: the report would appear and disappear.
    if (this.archiveTries === 0) this.report({ phase: 'archiving' });
    const isArchived = await this.archiving;
    this.archiving = null;
    this.report({ phase: 'ended', isArchived });
    if (!isArchived) void this.archiveLater(end, failure);
  }

  /** Retries with increasing delays, or as soon as the network is back. */
  private async archiveLater(end: ImportEnd, failure: CloudFailure): Promise<void> {
    const stopWatching = this.dependencies.onReconnect(() => this.waitBeforeArchiving.wake());
    await this.waitBeforeArchiving.wait(delayAfter(failure, ++this.archiveTries));
    stopWatching();
    if (!this.isLeft && !this.archiving) await this.archive(end);
  }

  private addToHistory(end: ImportEnd): Promise<void> {
    return addToHistory(this.dependencies.archive, {
      saved: this.saved,
      endedAt: this.dependencies.now(),
      end,
      tally: { ...this.tally },
      refused: this.refused,
      canUndo: this.isJournalWhole,
      file: this.file,
      batches: this.journal.batches(),
      rejectedCsv: () => this.rejectedCsv(),
    });
  }

  /** Saves changed values for a reload. */
  private saveChange(change: Partial<ResumableImport>): void {
    this.saved = { ...this.saved, ...change };
    void this.journal.change(this.saved).catch(() => {});
  }

  private readonly saveBatch: ImportJournal['saveBatch'] = async (batch) => {
    if (this.isParked) return;
    await this.journal.saveBatch(batch).catch(() => {
      this.isJournalWhole = false;
      this.report({ survivesReload: false });
    });
  };

  private readonly findKnown = (id: string): Rental | undefined => confirmedRental(this.store.getState(), id);

  private report(change: Partial<CurrentImport>): void {
    if (!this.isLeft) this.store.dispatch(importChanged(change));
  }
}
