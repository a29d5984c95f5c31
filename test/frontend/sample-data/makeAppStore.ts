import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { appsReducer } from '../../../frontend/src/features/sample-data/appsReducer';
import { persistEdits } from '../../../frontend/src/features/sample-data/persistEdits';

// Edits are written after a pause, which may end in the next test: at the end of each they are written at once.
afterEach(() => window.dispatchEvent(new Event('pagehide')));

/** The part of the application's store that the sample apps live in. */
export const makeAppStore = () =>
  configureStore({
    reducer: combineReducers({ apps: appsReducer }),
    middleware: (defaults) => defaults().concat(persistEdits),
  });

/** What an app keeps in this browser, unpacked. */
export const storedBy = (app: string) => JSON.parse(localStorage.getItem(`polder.guest.apps.${app}`) ?? 'null');

/** Has another tab change what an app keeps, which the browser tells this one. */
export function changeElsewhere(app: string, value: unknown): void {
  localStorage.setItem(`polder.guest.apps.${app}`, JSON.stringify({ version: 1, value }));
  window.dispatchEvent(new StorageEvent('storage', { key: `polder.guest.apps.${app}` }));
}

/** Has the browser refuse to keep anything, as when its storage is full. */
export function fillStorage(): jest.SpyInstance {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}
