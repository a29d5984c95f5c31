import type { ColumnChoice } from './columns';
import type { FileCheck, FileFormat, FileOverview, ImportFile, ImportRow, ReasonTexts, RefusedRow } from './importFile';
import type { RowEdits } from './rowCheck';
import type { WorkerAnswer, WorkerRequest } from './workerMessages';

/** The used part of a Worker. */
export interface ImportWorker {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface OpenCall {
  resolve(result: unknown): void;
  reject(error: Error): void;
  onProgress?: (fraction: number) => void;
}

type Ask = WorkerRequest extends infer Request
  ? Request extends { call: number }
    ? Omit<Request, 'call'>
    : never
  : never;

/** An {@link ImportFile} that reads in a worker. */
export class ImportFileClient implements ImportFile {
  private readonly calls = new Map<number, OpenCall>();
  private calling = 0;
  private isClosed = false;

  constructor(
    private readonly file: File,
    private readonly worker: ImportWorker,
  ) {
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = (event) => this.fail(new Error(event.message || 'The file could not be read.'));
  }

  open(format?: FileFormat): Promise<FileOverview> {
    return this.ask({ ask: 'open', file: this.file, format });
  }

  check(choice: ColumnChoice, edits: RowEdits, onProgress: (fraction: number) => void): Promise<FileCheck> {
    return this.ask({ ask: 'check', choice, edits }, onProgress);
  }

  next(): Promise<ImportRow[]> {
    return this.ask({ ask: 'next' });
  }

  readFrom(copy: File): Promise<void> {
    return this.ask({ ask: 'readFrom', copy });
  }

  rejectedCsv(refused: RefusedRow[], reasons: ReasonTexts): Promise<Blob> {
    return this.ask({ ask: 'rejectedCsv', refused, reasons });
  }

  close(): void {
    this.isClosed = true;
    this.worker.terminate();
    this.fail(closed());
  }

  private ask<Result>(request: Ask, onProgress?: (fraction: number) => void): Promise<Result> {
    if (this.isClosed) return Promise.reject(closed());
    const call = ++this.calling;
    return new Promise<Result>((resolve, reject) => {
      this.calls.set(call, { resolve: resolve as OpenCall['resolve'], reject, onProgress });
      this.worker.postMessage({ ...request, call } as WorkerRequest);
    });
  }

  private receive(answer: WorkerAnswer): void {
    const open = this.calls.get(answer.call);
    if (!open) return;
    if ('fraction' in answer) {
      open.onProgress?.(answer.fraction);
      return;
    }
    this.calls.delete(answer.call);
    if ('result' in answer) open.resolve(answer.result);
    else open.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }));
  }

  private fail(error: Error): void {
    for (const { reject } of this.calls.values()) reject(error);
    this.calls.clear();
  }
}

const closed = () => new DOMException('The import was closed.', 'AbortError');
