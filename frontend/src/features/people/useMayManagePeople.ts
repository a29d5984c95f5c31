import { useCan } from '../session/public/permissions';

/** Whether this person may see and change people. */
export const useMayManagePeople = (): boolean => useCan('administer', 'Person') ?? false;
