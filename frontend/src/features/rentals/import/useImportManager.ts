import { useAppStore } from '../../../app/hooks';
import { getImportManager } from './getImportManager';
import type { ImportManager } from './importManager';

/** Returns the website's import manager. */
export function useImportManager(): ImportManager {
  return getImportManager(useAppStore());
}
