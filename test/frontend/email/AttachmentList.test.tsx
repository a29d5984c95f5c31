import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import AttachmentList from '../../../frontend/src/features/email/attachments/AttachmentList';
import { readAttachment } from '../../../frontend/src/features/email/attachments/files';
import { startTranslations } from '../../../frontend/src/lib/i18n';

jest.mock('../../../frontend/src/features/email/attachments/files', () => ({ readAttachment: jest.fn() }));
const read = jest.mocked(readAttachment);

test('a second attachment is saved too while the first one loads', async () => {
  await startTranslations(['email', 'errors'], 'en');
  const file = (name: string) => ({ name, size: 100, type: 'application/pdf', file: name });
  read.mockReset().mockReturnValue(new Promise(() => undefined));
  render(<AttachmentList attachments={[file('plan.pdf'), file('costs.pdf')]} />);
  for (const name of [/plan/, /plan/, /costs/]) fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(read.mock.calls.map(([{ name }]) => name)).toEqual(['plan.pdf', 'costs.pdf']));
});

/** The message of an attachment that cannot be saved, in English, and once the language is changed to Dutch. */
async function messages() {
  await startTranslations(['email', 'errors'], 'en');
  render(<AttachmentList attachments={[{ name: 'plan.pdf', size: 100, type: 'application/pdf', file: 'a' }]} />);
  fireEvent.click(screen.getByRole('button', { name: /plan\.pdf/ }));
  const alert = await screen.findByRole('alert');
  const english = alert.textContent;
  await act(() => i18next.changeLanguage('nl'));
  return [english, alert.textContent];
}

test('a failure is worded in the language that is shown', async () => {
  read.mockRejectedValue(new Error('strange'));
  const [english, dutch] = await messages();
  expect(english).toContain('An unknown error has occurred.');
  expect(dutch).toContain('Er is een onbekende fout opgetreden.');
});

test('so is a file that is missing', async () => {
  read.mockResolvedValue(null);
  const [english, dutch] = await messages();
  expect(english).toBe(i18next.t('attachments.missing', { ns: 'email', lng: 'en', name: 'plan.pdf' }));
  expect(dutch).toBe(i18next.t('attachments.missing', { ns: 'email', lng: 'nl', name: 'plan.pdf' }));
  expect(dutch).not.toBe(english);
});
