import { useAppStore } from '../../../app/hooks';
import { getImportManager } from './getImportManager';
import type { ImportManager } from './importManager';

/** The website's one place for importing. */
export function useImportManager(): ImportManager {
  return getImportManager(useAppStore());
}
