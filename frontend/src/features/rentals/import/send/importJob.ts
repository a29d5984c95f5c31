import type { Rental } from '../../../../../../graphql/generated/schema';
import { defaultTimeLimit, inTime } from '../../../../cloud/time-limit';
import { rentalsReceived, selectRentals, selectSyncedAt } from '../../rentalsSlice';
import { type CallFailure, callFailureOf } from '../../sync/callFailure';
import { findRental } from '../../sync/mergeRentals';
import { pauseAfter } from '../../sync/retry';
import type { ImportRecord } from '../importRecord';
import type { ImportFile, RefusedRow } from '../read/importFile';
import { type CurrentImport, importBegun, importChanged, selectCurrentImport } from '../uploadSlice';
import {
  type EarlierBatches,
  importBatches,
  noEarlierBatches,
  readEarlierBatches,
  readEarlierRefused,
} from './batches';
import type { ImportDependencies, ImportStore } from './dependencies';
import { type ImportResult, ImportRun, type ImportRunSettings, rowsDone } from './importRun';
import { type ImportJournal, journalBatch, type ResumableImport } from './journal';
import { plannedRow, planRow } from './plan';
import { markResumableImport } from './resumableImport';
import { undoBatches } from './undoBatches';

/** The store holds no more: a million refused rows would slow down each of its changes. */
const maxShown = 100;

/** The resources of a running import. */
export interface JobResources {
  kept: ResumableImport;
  journal: ImportJournal;
  file?: File;
  source?: ImportFile;
  /** Allows other tabs to import. */
  release(): void;
}

/**
 * One import, or the undoing of one, from its first batch to its entry in the history. The store's `currentImport` has
 * its progress. After {@link leave} it reports nothing more, whatever its pending calls return.
 */
export class ImportJob {
  private kept: ResumableImport;
  private readonly journal: ImportJournal;
  private source: ImportFile | undefined;
  private file: File | undefined;
  private run: ImportRun | undefined;
  private readonly refused: RefusedRow[] = [];
  private result: ImportResult | undefined;
  /** Set while the result is added to the history; resolves to whether that succeeded. */
  archiving: Promise<boolean> | null = null;
  private archiveTries = 0;
  /** Ends the wait before the next attempt. */
  private archiveAlarm = new AbortController();
  /** False if a batch could not be saved: undoing only the others would be worse than none. */
  private isJournalWhole = true;
  private isLeft = false;
  private isParked = false;

  constructor(
    private readonly store: ImportStore,
    private readonly tools: ImportDependencies,
    private readonly resources: JobResources,
  ) {
    this.kept = resources.kept;
    this.journal = resources.journal;
    this.source = resources.source;
    this.file = resources.file;
  }

  get isFinished(): boolean {
    return this.result !== undefined;
  }

  /**
   * Saves what is needed after a reload.
   * @returns false if there was no space for the file: the import runs, but ends with the page
   */
  async keep(): Promise<boolean> {
    try {
      await this.journal.begin(this.kept, this.file);
      markResumableImport(true);
      await this.readFromCopy().catch(() => {});
      return true;
    } catch {
      await this.journal.begin(this.kept).catch(() => {});
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
    const { importId, kind, fileName, rows, sound, choice } = this.kept;
    this.store.dispatch(
      importBegun({
        ...{ importId, kind, fileName, sound, leftOut: rows - sound, mapping: choice.mapping },
        ...{ tally: noEarlierBatches.tally, startedAt: this.tools.now(), doneBefore: 0, failure: null },
        ...{ survivesReload: true, end: null, isArchived: null, refused: [], refusedCount: 0, firstRejected: [] },
        ...shown,
      }),
    );
  }

  /** Sends the rows of an open, checked file. */
  async import(earlier: EarlierBatches = noEarlierBatches): Promise<void> {
    const { importId } = this.kept;
    await this.send({
      tally: earlier.tally,
      next: importBatches({
        importId,
        file: this.source as ImportFile,
        journal: { saveBatch: this.saveBatch },
        earlier,
        findKnown: this.findKnown,
        mayBeIncomplete: () => selectSyncedAt(this.store.getState()) === null,
        onRefused: (rows) => this.refused.push(...rows),
      }),
      // A rental that was not loaded yet is no conflict: the row is compared with what the cloud holds.
      replan: ({ row, kind }, theirs, { mayBeIncomplete }) =>
        kind === 'insert' && mayBeIncomplete
          ? (planRow(row, theirs, importId) ?? plannedRow(row, undefined, importId))
          : null,
      onReplanned: (batch) => this.saveBatch(journalBatch(batch)),
      onSettled: (batch, outcomes) => this.saveBatch(journalBatch(batch, outcomes)),
    });
  }

  /** Opens the file again, and continues after the journal's last batch. */
  async importRest(file: File): Promise<void> {
    try {
      const source = await this.tools.openFile(file);
      this.source = source;
      const { encoding, delimiter } = this.kept;
      await source.open({ encoding, delimiter });
      const check = await source.check(this.kept.choice, this.kept.edits, () => {});
      const earlier = await readEarlierBatches(this.journal.batches());
      if (this.isLeft) return;
      const { isStopped, tally = earlier.tally } = this.kept;
      this.change({ firstRejected: check.firstRejected, tally, doneBefore: rowsDone(tally) });
      if (isStopped) await this.finish({ end: 'stopped', tally, refused: await readEarlierRefused(source, earlier) });
      else await this.import(earlier);
    } catch {
      await this.finish(failedAtOnce);
    }
  }

  /** Undoes an import. */
  async undo(): Promise<void> {
    const { importId } = this.kept.undoes as ImportRecord;
    const { isStopped, tally = noEarlierBatches.tally } = this.kept;
    if (isStopped) return this.finish({ end: 'stopped', tally, refused: [] });
    try {
      const batches = await this.tools.archive.batches(importId);
      const undoId = this.kept.importId;
      await this.send({ next: undoBatches({ importId, undoId, batches, findKnown: this.findKnown }) });
    } catch {
      await this.finish(failedAtOnce);
    }
  }

  setPaused(isPaused: boolean): void {
    if (isPaused) this.run?.pause();
    else this.run?.resume();
    if (this.isFinished) return;
    this.keepOn({ isPaused });
    const done = rowsDone(selectCurrentImport(this.store.getState())?.tally ?? noEarlierBatches.tally);
    this.change({ phase: isPaused ? 'paused' : 'running', startedAt: this.tools.now(), doneBefore: done });
  }

  stop(): void {
    this.keepOn({ isStopped: true });
    this.change({ phase: 'stopping' });
    this.run?.cancel();
  }

  tryAgain(): void {
    this.run?.tryAgain();
  }

  /** Adds the result to the history again, after that failed. */
  async archiveAgain(): Promise<void> {
    if (!this.result || this.archiving) return;
    this.archiveTries = 0;
    this.archiveAlarm.abort();
    await this.archive(this.result);
  }

  /** The rows rejected by the check or by the cloud, as CSV; null if the file is no longer open. */
  async rejectedCsv(): Promise<Blob | null> {
    return (await this.source?.rejectedCsv(this.refused, this.kept.reasons)) ?? null;
  }

  /** Releases everything except what is saved. */
  leave(): void {
    this.isLeft = true;
    this.archiveAlarm.abort();
    this.run?.cancel();
    this.source?.close();
    this.resources.release();
  }

  /** From now on nothing more of it is saved. */
  park(): void {
    this.isParked = true;
  }

  async forget(): Promise<void> {
    markResumableImport(false);
    await this.journal.forget().catch(() => {});
  }

  private async send(settings: Pick<ImportRunSettings, 'next'> & Partial<ImportRunSettings>): Promise<void> {
    if (this.isLeft) return;
    this.run = new ImportRun({
      ...settings,
      batchTest: async (rows) => (await inTime(defaultTimeLimit, this.tools.loadApi)).batchTest(rows),
      pause: this.tools.wait,
      onTally: (tally) => this.change({ tally }),
      onFailure: (failure) => this.change({ failure }),
      onWritten: (rentals) => this.store.dispatch(rentalsReceived({ rentals })),
    });
    const { isPaused } = this.kept;
    if (isPaused) this.run.pause();
    this.change({ phase: isPaused ? 'paused' : 'running', startedAt: this.tools.now() });
    const stopWatching = this.tools.onReconnect(() => this.tryAgain());
    const result = await this.run.run();
    stopWatching();
    await this.finish(result);
  }

  private async finish(result: ImportResult): Promise<void> {
    if (this.isLeft) return;
    this.refused.push(...result.refused);
    this.result = { ...result, refused: this.refused };
    const { tally, end } = result;
    if (end === 'stopped') this.keepOn({ tally });
    const refused = this.refused.slice(0, maxShown);
    this.change({ tally, end, failure: null, refused, refusedCount: this.refused.length });
    await this.archive(this.result);
  }

  private async archive(result: ImportResult): Promise<void> {
    let failure: CloudFailure = 'unknown';
    this.archiving = this.addToArchive(result).then(
      async () => {
        await this.forget();
        return true;
      },
      (error: unknown) => {
        failure = cloudFailureOf(error);
        return false;
      },
    );
    // Automatic retries do not change the phase: the report would appear and disappear.
    if (this.archiveTries === 0) this.change({ phase: 'archiving' });
    const isArchived = await this.archiving;
    this.archiving = null;
    this.change({ phase: 'ended', isArchived });
    if (!isArchived) void this.archiveLater(result, failure);
  }

  /** Retries with increasing delays, or as soon as the network is back. */
  private async archiveLater(result: ImportResult, failure: CloudFailure): Promise<void> {
    const alarm = new AbortController();
    this.archiveAlarm = alarm;
    const stopWatching = this.tools.onReconnect(() => alarm.abort());
    await this.tools.wait(pauseAfter(failure, ++this.archiveTries), alarm.signal).catch(() => {});
    stopWatching();
    if (!this.isLeft && !this.archiving) await this.archive(result);
  }

  private async addToArchive({ tally, end, refused }: ImportResult): Promise<void> {
    const { undoes, importId, fileName, fileSize, encoding, choice, rows, sound, startedAt } = this.kept;
    const endedAt = this.tools.now();
    const shown = refused.slice(0, maxShown);
    if (undoes) {
      await this.tools.archive.change({ ...undoes, undo: { endedAt, end, tally, refused: shown } });
      return;
    }
    const record: ImportRecord = {
      ...{ importId, fileName, fileSize, encoding, choice, startedAt, endedAt, end, rows, sound, tally },
      refused: shown,
      canUndo: this.isJournalWhole,
    };
    const rejected = rows - sound + refused.length > 0 ? await this.rejectedCsv() : null;
    const file = this.file as File;
    await this.tools.archive.add(record, { file, rejected, batches: this.journal.batches() });
  }

  /** Saves changed values for a reload. */
  private keepOn(change: Partial<ResumableImport>): void {
    this.kept = { ...this.kept, ...change };
    void this.journal.change(this.kept).catch(() => {});
  }

  private readonly saveBatch: ImportJournal['saveBatch'] = async (batch) => {
    if (this.isParked) return;
    await this.journal.saveBatch(batch).catch(() => {
      this.isJournalWhole = false;
      this.change({ survivesReload: false });
    });
  };

  /** The cloud's last version: the user's unsent changes have no version. */
  private readonly findKnown = (id: string): Rental | undefined => {
    const { confirmed } = this.store.getState().rentals;
    if (Object.hasOwn(confirmed, id)) return confirmed[id] ?? undefined;
    return findRental(selectRentals(this.store.getState()), id);
  };

  private change(change: Partial<CurrentImport>): void {
    if (!this.isLeft) this.store.dispatch(importChanged(change));
  }
}

const failedAtOnce: ImportResult = { end: 'failed', tally: noEarlierBatches.tally, refused: [] };
