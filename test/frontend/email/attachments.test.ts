import { checkFiles } from '../../../frontend/src/features/email/attachments/attachment';
import { forwardOf } from '../../../frontend/src/features/email/compose';
import { isBlank, newEmail } from '../../../frontend/src/features/email/draftEmail';

const megabyte = 1_000_000;
const file = (name: string, size: number) => ({ name, size });
const attachment = { name: 'plan.pdf', type: 'application/pdf', size: 12, file: 'email/a/b' };

test('an empty file, one over the limit, and one that does not fit beside the others are refused', () => {
  const { accepted, problems } = checkFiles(
    [file('empty', 0), file('large', 10 * megabyte + 1), file('first', 10 * megabyte), file('second', 6 * megabyte)],
    [{ size: 10 * megabyte }],
  );
  expect(accepted.map(({ name }) => name)).toEqual(['first']);
  expect(problems).toEqual([
    { kind: 'empty', name: 'empty' },
    { kind: 'tooLarge', name: 'large', limit: 10 * megabyte },
    { kind: 'tooMuch', name: 'second', limit: 25 * megabyte },
  ]);
});

test('forwarding takes the attachments along; a draft with only an attachment is not blank', () => {
  const email = newEmail(1, { to: '', subject: '', html: '', attachments: [attachment] }, '2026-11-20T10:00:00Z');
  expect(isBlank(email)).toBe(false);
  expect(isBlank({ ...email, attachments: [] })).toBe(true);
  expect(forwardOf(email, () => 'x')).toMatchObject({ attachments: [attachment] });
});
