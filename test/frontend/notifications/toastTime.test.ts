import { toastTime } from '../../../frontend/src/features/notifications/Toast';

test('a longer text is shown longer', () => {
  expect(toastTime('info', 'Saved', false)).toBe(4250);
  expect(toastTime('info', 'x'.repeat(100), false)).toBe(9000);
});

test('a notice with an action stays long enough to use it', () => {
  expect(toastTime('success', 'Note deleted', true)).toBe(10_000);
});

test('a problem is shown until it is closed', () => {
  expect(toastTime('danger', 'Not saved', false)).toBeNull();
});
