import { File as NodeFile } from 'node:buffer';
import type { ImportRecord } from '../../../../../frontend/src/features/rentals/import/importRecord';
import { ImportSession } from '../../../../../frontend/src/features/rentals/import/read/importSession';
import type { ImportArchive } from '../../../../../frontend/src/features/rentals/import/send/archive';
import type { ImportDependencies } from '../../../../../frontend/src/features/rentals/import/send/dependencies';
import type {
  ImportJournal,
  JournalBatch,
  ResumableImport,
} from '../../../../../frontend/src/features/rentals/import/send/journal';
import type { BatchOutcome } from '../../../../../frontend/src/features/rentals/sync/syncApi';
import type { BatchTestFailure } from '../../../../../graphql/batch-test';
import type { Rental, RentalInput } from '../../../../../graphql/generated/schema';
import { rental } from '../../rental.fixture';

/** Node's own, as jsdom's cannot be read in pieces. */
export const csvFile = (content: string | Uint8Array, name = 'markets.csv') =>
  new NodeFile([content], name) as unknown as File;

/** A cloud that keeps rentals by the rules of `batchTest`, and counts the writes. */
export class FakeCloud {
  readonly rentals = new Map<string, Rental>();
  writes = 0;
  /** Set to fail the next calls: before they write, or after. */
  failing: 'before' | 'after' | null = null;
  /** Called before each call. */
  beforeCall: () => void | Promise<void> = () => {};

  readonly batchTest = async (rows: RentalInput[]): Promise<BatchOutcome> => {
    await this.beforeCall();
    if (this.failing === 'before') throw new TypeError('Failed to fetch');
    const failures: BatchTestFailure[] = [];
    const rentals = rows.map((row, index) => this.write(row, index, failures));
    if (this.failing === 'after') throw new TypeError('Failed to fetch');
    return { rentals, failures };
  };

  private write(row: RentalInput, index: number, failures: BatchTestFailure[]): Rental | null {
    const stored = this.rentals.get(row.id);
    if (stored?.conflictID === row.conflictID) return stored;
    if (stored && row._version !== stored._version) {
      const errorInfo = { index, id: row.id, rental: stored };
      failures.push({ errorType: 'ConflictUnhandled', message: 'Changed meanwhile.', errorInfo });
      return null;
    }
    if (!stored && row._version) {
      failures.push({ errorType: 'BadRequest', message: 'Not there.', errorInfo: { index, id: row.id } });
      return null;
    }
    this.writes++;
    const { _version: base, ...content } = row;
    const written = rental({
      ...(stored ?? { _deleted: false }),
      ...(content as Partial<Rental>),
      _version: (base ?? 0) + 1,
    });
    this.rentals.set(row.id, written);
    return written;
  }

  /** Those that are not deleted, as `name population`. */
  contents(): string[] {
    return [...this.rentals.values()]
      .filter(({ _deleted }) => !_deleted)
      .map(({ Name, Population }) => `${Name} ${Population}`)
      .toSorted();
  }
}

/** A journal in memory; like a browser's, it outlives a page. */
export class MemoryJournal implements ImportJournal {
  private import: ResumableImport | undefined;
  private content: File | undefined;
  private readonly stored = new Map<number, JournalBatch>();
  isFull = false;
  /** The number of a batch for which there is no space. */
  fullAt = 0;

  saved = async () => this.import;
  file = async () => this.content;
  async begin(saved: ResumableImport, file?: File) {
    await this.forget();
    if (this.isFull && file) throw new DOMException('No room.', 'QuotaExceededError');
    this.import = saved;
    this.content = file && csvFile(await file.text(), file.name);
  }
  change = async (saved: ResumableImport) => {
    this.import = saved;
  };
  saveBatch = async (batch: JournalBatch) => {
    if (batch.number === this.fullAt) throw new DOMException('No room.', 'QuotaExceededError');
    this.stored.set(batch.number, structuredClone(batch));
  };
  async *batches() {
    yield* [...this.stored.values()].toSorted((one, other) => one.number - other.number);
  }
  async forget() {
    this.import = undefined;
    this.content = undefined;
    this.stored.clear();
  }
}

/** A history in memory. */
export class MemoryArchive implements ImportArchive {
  readonly records = new Map<string, ImportRecord>();
  readonly files = new Map<string, { file: File | null; rejected: Blob | null; batches: JournalBatch[] }>();
  isDown = false;

  async add(record: ImportRecord, { file, rejected, batches }: Parameters<ImportArchive['add']>[1]) {
    if (this.isDown) throw new TypeError('Failed to fetch');
    const kept: JournalBatch[] = [];
    for await (const batch of batches) kept.push(batch);
    this.files.set(record.importId, { file, rejected, batches: kept });
    this.records.set(record.importId, record);
  }
  async change(record: ImportRecord) {
    this.records.set(record.importId, record);
  }
  list = async () => [...this.records.values()].reverse();
  file = async ({ importId }: ImportRecord) => this.files.get(importId)?.file as File;
  rejected = async ({ importId }: ImportRecord) => this.files.get(importId)?.rejected as Blob;
  batches = async (importId: string) => {
    const { batches = [] } = this.files.get(importId) ?? {};
    return (async function* () {
      yield* batches;
    })();
  };
  async remove({ importId }: ImportRecord) {
    this.records.delete(importId);
  }
}

export interface FakeImportManager extends ImportDependencies {
  cloud: FakeCloud;
  memory: MemoryJournal;
  archive: MemoryArchive;
}

/** The shortest wait for any but the longest, which ends only when there is a reason to try. */
const wait: ImportDependencies['wait'] = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (milliseconds < 1_000_000) setTimeout(resolve);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Dependencies that need no browser; their contents are shared by all managers made with them. */
export function fakeDependencies(change: Partial<ImportDependencies> = {}): FakeImportManager {
  const cloud = new FakeCloud();
  const memory = new MemoryJournal();
  let isLocked = false;
  return {
    cloud,
    memory,
    openFile: (file) => new ImportSession(file),
    loadApi: async () => cloud,
    journal: () => memory,
    archive: new MemoryArchive(),
    lock: async (signal) => {
      while (isLocked) {
        if (!signal || signal.aborted) return null;
        await new Promise((resolve) => setTimeout(resolve));
      }
      isLocked = true;
      return () => {
        isLocked = false;
      };
    },
    wait,
    onReconnect: () => () => {},
    now: () => Date.UTC(2026, 10, 20),
    ...change,
  } as FakeImportManager;
}
