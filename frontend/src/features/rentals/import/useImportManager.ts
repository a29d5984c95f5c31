import { useStore } from 'react-redux';
import { getImportManager } from './getImportManager';
import type { ImportStore } from './importDependencies';
import type { ImportManager } from './importManager';

/** The website's one place for importing. */
export function useImportManager(): ImportManager {
  return getImportManager(useStore() as unknown as ImportStore);
}
