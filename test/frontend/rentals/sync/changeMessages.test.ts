import { ChangeMessages } from '../../../../frontend/src/features/rentals/sync/changeMessages';
import type { RentalChanges } from '../../../../frontend/src/features/rentals/sync/syncApi';

const message = (sequence: number, more: Partial<RentalChanges> = {}): RentalChanges => ({
  sequence,
  shards: [1],
  since: 100,
  rentals: [],
  shardCount: 8,
  ...more,
});

test('a message is missing where one is skipped, and not where one comes late or twice', () => {
  const messages = new ChangeMessages();
  const arrive = (sequence: number) => messages.receive(message(sequence));
  expect([5, 6, 6, 4, 7, 9, 10].map(arrive)).toEqual([true, true, true, true, true, false, true]);
});

test('a shard that several messages name is read since the earliest change of it', () => {
  const messages = new ChangeMessages();
  for (const since of [300, 100, 200]) messages.receive(message(1, { rentals: null, since }));
  expect(messages.takeUnread().shards).toEqual(new Map([[1, 100]]));
  expect(messages.hasUnread).toBe(false);
});

test('there are as many listeners as the last message that knew said', () => {
  const messages = new ChangeMessages();
  messages.receive(message(1, { listeners: 40 }));
  messages.receive(message(2, { listeners: null }));
  expect(messages.listeners).toBe(40);
});
