import { useStore } from 'react-redux';
import { deskOf } from './deskOf';
import type { DeskStore } from './deskTools';
import type { ImportDesk } from './importDesk';

/** The website's one place for importing. */
export function useImportDesk(): ImportDesk {
  return deskOf(useStore() as unknown as DeskStore);
}
