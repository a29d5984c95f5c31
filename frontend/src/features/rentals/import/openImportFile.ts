import type { ImportFile } from './importFile';
import { ImportFileClient } from './importFileClient';

/** Opens a file in its own worker. */
export function openImportFile(file: File): ImportFile {
  const worker = new Worker(new URL('./importFile.worker.ts', import.meta.url), { type: 'module' });
  return new ImportFileClient(file, worker as never);
}
