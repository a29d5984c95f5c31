import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useAppSelector } from '../../../frontend/src/app/hooks';
import { useSelectedIdParam } from '../../../frontend/src/components/useSelectedIdParam';
import { BulkActions } from '../../../frontend/src/features/email/BulkActions';
import {
  emailCheckedToggled,
  emailDrafted,
  emailSent,
  emailStarToggled,
  emailsFiltered,
  loadEmails,
  selectEmailState,
  selectEmails,
} from '../../../frontend/src/features/email/emailSlice';
import { useEmailActions } from '../../../frontend/src/features/email/useEmailActions';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

function ShownEmails() {
  const actions = useEmailActions(useSelectedIdParam());
  return <BulkActions emails={useAppSelector(selectEmails)} actions={actions} />;
}

const show = (store: ReturnType<typeof guestStore>) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ShownEmails />
      </MemoryRouter>
    </Provider>,
  );

test('the buttons say how many emails they archive and delete, where they are more than the checked ones', async () => {
  await startTranslations(['email'], 'en');
  const store = guestStore();
  await store.dispatch(loadEmails());
  const items = () => selectEmailState(store.getState()).items;
  const answer = items().find(({ conversation, sent }) => conversation === 1 && sent)?.id ?? 0;
  const another = {
    id: 30,
    draft: { to: 'Ann', subject: 'Re: Handover', html: '' },
    time: new Date(Date.now() + 60_000).toISOString(),
  };
  store.dispatch(emailsFiltered('sent'));
  store.dispatch(emailCheckedToggled(answer));
  show(store);
  expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  act(() => {
    store.dispatch(emailCheckedToggled(answer));
    store.dispatch(emailDrafted({ ...another, conversation: 1 }));
    store.dispatch(emailSent(another));
    store.dispatch(emailCheckedToggled(30));
  });
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Archive (2 emails)' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Delete (2 emails)' }));
  const deleted = items().filter(({ trash, conversation }) => trash && conversation === 1);
  expect(deleted.map(({ id }) => id)).toEqual([answer, 30]);
});

test('a draft stays one when it is checked among emails that move', async () => {
  await startTranslations(['email'], 'en');
  const store = guestStore();
  await store.dispatch(loadEmails());
  const received = selectEmailState(store.getState()).items.find(({ inbox, starred }) => inbox && !starred)?.id ?? 0;
  store.dispatch(
    emailDrafted({ id: 99, draft: { to: '', subject: 'Keys', html: '' }, time: '2026-11-20T12:00:00.000Z' }),
  );
  for (const id of [99, received]) store.dispatch(emailStarToggled(id));
  store.dispatch(emailsFiltered('starred'));
  store.dispatch(emailCheckedToggled(99));
  show(store);
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.queryByLabelText('Move to…')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();

  fireEvent.click(screen.getByLabelText('Select all'));
  const starred = selectEmails(store.getState()).length;
  expect(screen.getByRole('button', { name: `Archive (${starred - 1} emails)` })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Move to…'), { target: { value: 'spam' } });
  const after = (id: number) => selectEmailState(store.getState()).items.find((email) => email.id === id);
  expect(after(received)).toMatchObject({ spam: true });
  expect(after(99)).toMatchObject({ draft: true, spam: false });
});
