import { ImportManager } from '../../../../../frontend/src/features/rentals/import/send/importManager';
import {
  markResumableImport,
  mayHaveResumableImport,
} from '../../../../../frontend/src/features/rentals/import/send/resumableImport';
import { makeStore } from '../../renderRentals';
import { fakeDependencies } from './importManager.fixture';

const open = new AbortController().signal;

test('an import whose data the browser has removed is no longer taken for one that can be resumed', async () => {
  markResumableImport(true);
  await new ImportManager(makeStore(), fakeDependencies()).resumeStored('anna', open);
  // Otherwise signing out would warn of an import in another tab each time.
  expect(mayHaveResumableImport()).toBe(false);
});

test('an import stays one that can be resumed while its data cannot be read, or another tab has it', async () => {
  markResumableImport(true);
  const dependencies = fakeDependencies();
  dependencies.memory.saved = () => Promise.reject(new Error('The database is busy.'));
  await new ImportManager(makeStore(), dependencies).resumeStored('anna', open);
  expect(mayHaveResumableImport()).toBe(true);

  const leaving = new AbortController();
  const lock = async () => {
    leaving.abort();
    return null;
  };
  const elsewhere = { ...fakeDependencies(), lock };
  await new ImportManager(makeStore(), elsewhere).resumeStored('anna', leaving.signal);
  expect(mayHaveResumableImport()).toBe(true);
});
