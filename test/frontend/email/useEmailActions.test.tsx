import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { SelectedIdParam } from '../../../frontend/src/components/useSelectedIdParam';
import type { Email } from '../../../frontend/src/features/email/email';
import {
  emailSelected,
  emailsFiltered,
  emailsSearched,
  emailsSearchedEverywhere,
  emailUndone,
  loadEmails,
  selectEmailState,
  selectEmails,
} from '../../../frontend/src/features/email/emailSlice';
import { useEmailActions } from '../../../frontend/src/features/email/useEmailActions';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

const none = () => undefined;
const nothingShown: SelectedIdParam = {
  id: null,
  isNew: false,
  isUndecided: false,
  addressOf: () => '',
  show: none,
  showNew: none,
  close: none,
};

async function mailbox(shown = nothingShown) {
  localStorage.clear();
  await startTranslations(['email'], 'en');
  const store = guestStore();
  const { dispatch, getState } = store;
  await dispatch(loadEmails()).unwrap();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useEmailActions(shown), { wrapper });
  const emails = () => selectEmailState(getState()).items;
  return {
    dispatch,
    emails,
    email: (id: number) => emails().find((one) => one.id === id) as Email,
    found: () => selectEmails(getState()),
    actions: () => result.current,
  };
}

test('deleting what a search found everywhere leaves what is in the trash there, and undo too', async () => {
  const { dispatch, emails, email, found, actions } = await mailbox();
  const before = emails();
  act(() => {
    dispatch(emailsSearchedEverywhere(true));
    dispatch(emailsSearched('e'));
  });
  expect(new Set(found().map(({ trash }) => trash))).toEqual(new Set([true, false]));
  const chosen = found();
  act(() => actions().toggleTrash(chosen));
  expect(chosen.every(({ id }) => email(id).trash)).toBe(true);
  act(() => void dispatch(emailUndone()));
  expect(emails()).toEqual(before);
});

test('what is in the trash already is restored', async () => {
  const { dispatch, found, actions } = await mailbox();
  act(() => void dispatch(emailsFiltered('trash')));
  const deleted = found();
  expect(deleted).not.toEqual([]);
  act(() => actions().toggleTrash(deleted));
  expect(found()).toEqual([]);
});

test('of each conversation deletes what is in the folder of the email that was chosen, and restores all of it', async () => {
  const { dispatch, emails, email, actions } = await mailbox();
  const before = emails();
  const answer = emails().find(({ conversation, sent }) => conversation === 1 && sent) as Email;
  act(() => actions().toggleTrash([answer]));
  expect(email(answer.id).trash).toBe(true);
  expect(email(1)).toMatchObject({ inbox: true, trash: false });
  act(() => actions().toggleTrash([email(1)]));
  act(() => actions().toggleTrash([email(1)]));
  expect(emails()).toEqual(before);
  act(() => void dispatch(emailUndone()));
  expect(emails().filter(({ trash }) => trash)).toHaveLength(3);
});

test('of each conversation moves what is in the folder of the email that was chosen', async () => {
  const { emails, email, actions } = await mailbox();
  const answer = emails().find(({ conversation, sent }) => conversation === 1 && sent) as Email;
  const other = emails().find(({ id, sent }) => sent && id !== answer.id) as Email;
  act(() => actions().move([email(1), other], 'spam'));
  expect(email(1).spam).toBe(true);
  expect(email(other.id).spam).toBe(true);
  expect(email(answer.id)).toMatchObject({ sent: true, spam: false });
});

test('the email shown is closed where its menu moves it to the archive, as the archive button does', async () => {
  const close = jest.fn();
  const { email, actions } = await mailbox({ ...nothingShown, id: 1, close });
  act(() => actions().move([email(2)], 'archive'));
  expect(close).not.toHaveBeenCalled();
  act(() => actions().move([email(1)], 'archive'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('the email shown is closed where it is marked as unread, as its address would read it again', async () => {
  const close = jest.fn();
  const { dispatch, email, emails, actions } = await mailbox({ ...nothingShown, id: 1, close });
  act(() => void dispatch(emailSelected(1)));
  act(() => actions().markUnread([email(2)], true));
  act(() => actions().markUnread([email(1)], false));
  expect(close).not.toHaveBeenCalled();
  act(() => actions().markUnread([email(1)], true));
  expect(email(1).unread).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  const answer = emails().find(({ id, conversation }) => conversation === 1 && id !== 1) as Email;
  act(() => actions().markUnread([answer], true));
  expect(close).toHaveBeenCalledTimes(2);
});

test('a draft is not archived, and what was done before can still be undone', async () => {
  const { dispatch, emails, email, actions } = await mailbox();
  const draft = emails().find((one) => one.draft) as Email;
  act(() => actions().toggleTrash([email(1)]));
  act(() => actions().archive([draft]));
  act(() => void dispatch(emailUndone()));
  expect(email(1).trash).toBe(false);
  expect(email(draft.id)).toEqual(draft);
});
