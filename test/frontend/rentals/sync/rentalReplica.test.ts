import { addChanges, emptyOutbox } from '../../../../frontend/src/features/rentals/sync/outbox';
import {
  type RentalReplica,
  receiveRentals,
  showOutbox,
} from '../../../../frontend/src/features/rentals/sync/rentalReplica';
import { rental } from '../rental.fixture';

const nothing: RentalReplica = { items: [], confirmed: {}, outbox: emptyOutbox };

test('what the user saw replaces a lost copy until the cloud’s version arrives', () => {
  // Seen with an earlier change of the person's own on it: the cloud never held this as version 2.
  const seen = rental({ id: 'a', _version: 2, Name: 'Own name' });
  const outbox = addChanges(emptyOutbox, [{ id: 'one', rentalId: 'a', content: { Code: 'BE' }, seen, at: 0 }]);
  const restored = showOutbox(nothing, outbox);
  expect(restored.items).toMatchObject([{ Name: 'Own name', Code: 'BE' }]);

  const inCloud = rental({ id: 'a', _version: 2, Name: 'Their name' });
  const received = receiveRentals(restored, [inCloud]);
  expect(received.items).toMatchObject([{ Name: 'Their name', Code: 'BE' }]);
  expect(showOutbox(received, emptyOutbox).items).toEqual([inCloud]);
});
