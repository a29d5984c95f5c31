import type { ExportRequest } from './export.worker';
import { type ExportWriter, pageWriter } from './exportRentals';

/** Starting a worker takes longer than writing a few thousand rows. */
const writtenHere = 5000;

/** Where so many rows are best written. */
export const openExportWriter = (count: number): ExportWriter => (count <= writtenHere ? pageWriter() : workerWriter());

function workerWriter(): ExportWriter {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  const file = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`The export could not be written: ${message}`));
  });
  // Whoever waits for the file hears of a failure; until then nobody has to.
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
