import { ImportFileClient } from './fileClient';
import type { ImportFile } from './importFile';

/** Opens a file in its own worker. */
export function openImportFile(file: File): ImportFile {
  const worker = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' });
  return new ImportFileClient(file, worker as never);
}
