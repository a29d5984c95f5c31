import { columnBeside, mayMove } from '../../../frontend/src/features/tickets/board/transitions';
import { statuses } from '../../../frontend/src/features/tickets/ticket';

test('a ticket may go from open to pending to closed, and from closed back to open', () => {
  const allowed = statuses.flatMap((from) => statuses.filter((to) => mayMove(from, to)).map((to) => [from, to]));
  expect(allowed).toEqual([
    ['Open', 'Pending'],
    ['Pending', 'Closed'],
    ['Closed', 'Open'],
  ]);
});

test('the columns end at both sides', () => {
  expect(columnBeside('Open', -1)).toBe('Open');
  expect(columnBeside('Open', 1)).toBe('Pending');
  expect(columnBeside('Closed', 1)).toBe('Closed');
});
