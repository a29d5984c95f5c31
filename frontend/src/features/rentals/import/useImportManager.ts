import { useAppStore } from '../../../app/hooks';
import { getImportManager } from './send/getImportManager';
import type { ImportManager } from './send/importManager';

/** Returns the website's import manager. */
export function useImportManager(): ImportManager {
  return getImportManager(useAppStore());
}
