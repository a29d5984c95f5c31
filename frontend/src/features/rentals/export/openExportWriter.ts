import { networkError } from '../../../cloud/timeLimit';
import type { ExportRequest } from './export.worker';
import { type ExportWriter, pageWriter } from './exportRentals';

/** Up to this many rows: starting a worker would take longer than writing them. */
const writtenHere = 5000;

/** Chooses the faster writer for a number of rows. */
export const openExportWriter = (count: number): ExportWriter => (count <= writtenHere ? pageWriter() : workerWriter());

function workerWriter(): ExportWriter {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  const file = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    // The event has no message where the worker's file did not come.
    worker.onerror = ({ message }) =>
      reject(message ? new Error(`The export could not be written: ${message}`) : networkError());
  });
  // A failure reaches the code that awaits the file. Until then it must not be an unhandled rejection.
  file.catch(() => undefined);
  const send = (request: ExportRequest) => worker.postMessage(request);
  return {
    write: (rows) => send({ rows }),
    finish: (withByteOrderMark) => {
      send({ end: true, withByteOrderMark });
      return file;
    },
    close: () => worker.terminate(),
  };
}
