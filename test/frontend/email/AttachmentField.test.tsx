import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useAppSelector } from '../../../frontend/src/app/hooks';
import AttachmentField from '../../../frontend/src/features/email/attachments/AttachmentField';
import {
  emailAttached,
  emailDrafted,
  loadEmails,
  selectEmailState,
} from '../../../frontend/src/features/email/emailSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { doubleClick } from '../doubleClick';

const id = 99;

function Files() {
  const email = useAppSelector(selectEmailState).items.find((one) => one.id === id);
  return email ? <AttachmentField email={email} /> : null;
}

test('a double click on the button of one attachment removes no other', async () => {
  await startTranslations(['email', 'session'], 'en');
  const store = guestStore();
  await store.dispatch(loadEmails());
  const time = '2026-11-20T12:00:00.000Z';
  store.dispatch(emailDrafted({ id, draft: { to: 'sanne@x.nl', subject: '', html: '' }, time }));
  for (const name of ['plan.pdf', 'costs.csv', 'key.png']) {
    store.dispatch(emailAttached({ id, attachment: { name, size: 1, type: '', file: name }, before: [] }));
  }
  render(
    <Provider store={store}>
      <Files />
    </Provider>,
  );
  doubleClick(() => screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  const left = selectEmailState(store.getState()).items.find((email) => email.id === id)?.attachments;
  expect(left?.map(({ name }) => name)).toEqual(['costs.csv', 'key.png']);
});
