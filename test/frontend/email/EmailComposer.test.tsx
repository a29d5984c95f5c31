import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useAppSelector } from '../../../frontend/src/app/hooks';
import { EmailComposer } from '../../../frontend/src/features/email/EmailComposer';
import type { Email } from '../../../frontend/src/features/email/email';
import { emailDrafted, loadEmails, selectEmailState } from '../../../frontend/src/features/email/emailSlice';
import { storageChanged } from '../../../frontend/src/features/sample-data/persistEdits';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

/** Without the editor, which needs a layout, the text stays a plain field. */
jest.mock('../../../frontend/src/components/rich-text/RichText', () => ({ __esModule: true, default: () => null }));

const id = 99;
const store = guestStore();
const draft = () => selectEmailState(store.getState()).items.find((email) => email.id === id) as Email;
const none = () => undefined;

function ShownDraft() {
  const email = useAppSelector(selectEmailState).items.find((one) => one.id === id);
  return email ? <EmailComposer email={email} onSend={none} onDiscard={none} /> : null;
}

test('a draft follows another tab, and a change here keeps what was written there', async () => {
  await startTranslations(['email'], 'en');
  await store.dispatch(loadEmails());
  const time = '2026-11-20T12:00:00.000Z';
  store.dispatch(emailDrafted({ id, draft: { to: 'sanne@x.nl', subject: '', html: '' }, time }));
  await act(async () => {
    render(
      <Provider store={store}>
        <ShownDraft />
      </Provider>,
    );
  });
  expect(screen.getByLabelText('Text')).toHaveValue('');
  const written = { ...draft(), Cc: 'joris@x.nl', emailContent: '<p>Elders</p>' };
  const value = selectEmailState(store.getState()).items.map((email) => (email.id === id ? written : email));
  await act(async () => {
    store.dispatch(storageChanged({ part: 'email', value }));
  });
  expect(screen.getByLabelText('Text')).toHaveValue('Elders');
  expect(screen.getByLabelText('Cc')).toHaveValue('joris@x.nl');
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Hier' } });
  expect(draft()).toMatchObject({ subject: 'Hier', emailContent: '<p>Elders</p>', Cc: 'joris@x.nl' });
  const field = screen.getByLabelText('Text');
  fireEvent.change(field, { target: { value: 'Elders en hier' } });
  expect(draft().emailContent).toBe('<p>Elders en hier</p>');
  expect(screen.getByLabelText('Text')).toBe(field);
});
