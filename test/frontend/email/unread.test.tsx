import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useSelectedIdParam } from '../../../frontend/src/components/useSelectedIdParam';
import { groupOf } from '../../../frontend/src/features/email/conversations';
import { EmailMenu } from '../../../frontend/src/features/email/EmailMenu';
import type { Email } from '../../../frontend/src/features/email/email';
import {
  emailsFlagged,
  loadEmails,
  selectConversationSizes,
  selectEmailState,
  selectEmails,
} from '../../../frontend/src/features/email/emailSlice';
import { useEmailActions } from '../../../frontend/src/features/email/useEmailActions';
import { useEmailShortcuts } from '../../../frontend/src/features/email/useEmailShortcuts';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

/** A received email that is read, in a conversation of which another email is unread. */
async function unreadConversation() {
  localStorage.clear();
  await startTranslations(['email'], 'en');
  const store = guestStore();
  const { dispatch, getState } = store;
  await dispatch(loadEmails()).unwrap();
  const { items } = selectEmailState(getState());
  const sizes = selectConversationSizes(getState());
  const shown = selectEmails(getState()).find((one) => (sizes.get(groupOf(one))?.count ?? 0) > 1) as Email;
  const group = items.filter((one) => groupOf(one) === groupOf(shown));
  dispatch(emailsFlagged({ ids: group.map(({ id }) => id), unread: false }));
  dispatch(emailsFlagged({ ids: group.filter(({ id }) => id !== shown.id).map(({ id }) => id), unread: true }));
  return {
    dispatch,
    emails: () => selectEmails(getState()),
    shown: () => selectEmailState(getState()).items.find(({ id }) => id === shown.id) as Email,
    unread: () => selectConversationSizes(getState()).get(groupOf(shown))?.unread,
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <Provider store={store}>{children}</Provider>
      </MemoryRouter>
    ),
  };
}

function MenuOf({ email }: { email: Email }) {
  return <EmailMenu email={email} actions={useEmailActions(useSelectedIdParam())} close={() => undefined} />;
}

test('an email is marked as read with its conversation, and as unread alone', async () => {
  const { dispatch, shown, unread } = await unreadConversation();
  expect(unread()).toBeGreaterThan(0);
  dispatch(emailsFlagged({ ids: [shown().id], unread: false }));
  expect(unread()).toBe(0);
  dispatch(emailsFlagged({ ids: [shown().id], unread: true }));
  expect(unread()).toBe(1);
});

test('the key marks a conversation as read while any of its emails is unread', async () => {
  const { emails, shown, unread, wrapper } = await unreadConversation();
  const { result } = renderHook(
    () => {
      const actions = useEmailActions(useSelectedIdParam());
      return useEmailShortcuts({ emails: emails(), shown: shown(), actions, show: () => undefined });
    },
    { wrapper },
  );
  const press = () => act(() => result.current.find(({ keys }) => keys === 'e')?.run(shown().id));
  press();
  expect(unread()).toBe(0);
  press();
  expect(unread()).toBe(1);
});

test('the menu offers to mark a conversation as read while any of its emails is unread', async () => {
  const { shown, unread, wrapper } = await unreadConversation();
  render(<MenuOf email={shown()} />, { wrapper });
  fireEvent.click(screen.getByText('Mark as read'));
  expect(unread()).toBe(0);
  fireEvent.click(screen.getByText('Mark as unread'));
  expect(unread()).toBe(1);
});
