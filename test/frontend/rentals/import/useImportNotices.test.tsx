import { act } from '@testing-library/react';
import type { CurrentImport } from '../../../../frontend/src/features/rentals/import/uploadSlice';
import { importBegun, importChanged } from '../../../../frontend/src/features/rentals/import/uploadSlice';
import { useImportNotices } from '../../../../frontend/src/features/rentals/import/useImportNotices';
import { isolate } from '../../../../frontend/src/lib/isolate';
import { makeStore, renderRentals } from '../renderRentals';

function Notices() {
  useImportNotices();
  return null;
}

test.each([
  ['import', 0, 'notifications:import.whole'],
  ['undo', 0, 'notifications:importUndo.whole'],
  ['undo', 2, 'notifications:importUndo.done'],
] as const)('the end of an %s with %i refused rows is notified as such', (kind, refusedCount, textKey) => {
  const store = makeStore();
  renderRentals(<Notices />, { store });
  const begun = { importId: '1', kind, fileName: 'big.csv', phase: 'running', leftOut: 0, refusedCount };
  act(() => void store.dispatch(importBegun(begun as unknown as CurrentImport)));
  act(() => void store.dispatch(importChanged({ phase: 'ended', end: 'done' })));
  expect(store.getState().notifications.items).toMatchObject([{ textKey, params: { fileName: isolate('big.csv') } }]);
});
