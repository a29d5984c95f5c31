import { get } from 'idb-keyval';
import { browserJournal } from '../../../../../frontend/src/features/rentals/import/send/browserJournal';

jest.mock('idb-keyval', () => ({ get: jest.fn() }));

const saved = { importId: '20261120-a', kind: 'undo', rows: 3, reasons: {} };

test.each([
  ['this version', { ...saved, validRows: 2, undoes: { importId: 'b', validRows: 1 } }],
  ['version 0.1', { ...saved, sound: 2, undoes: { importId: 'b', sound: 1 } }],
])('an unfinished import of %s can be resumed', async (_version, stored) => {
  jest.mocked(get).mockResolvedValue(stored);
  expect(await browserJournal('one').saved()).toEqual({
    ...saved,
    ...{ validRows: 2, undoes: { importId: 'b', validRows: 1 } },
  });
});

test('there may be no unfinished import', async () => {
  jest.mocked(get).mockResolvedValue(undefined);
  expect(await browserJournal('one').saved()).toBeUndefined();
});
