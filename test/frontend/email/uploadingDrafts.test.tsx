import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  cancelUploadsOf,
  startUpload,
  useUploadingDrafts,
} from '../../../frontend/src/features/email/attachments/uploads';
import { emptyDraft } from '../../../frontend/src/features/email/compose';
import {
  emailDrafted,
  emailLeft,
  emailSelected,
  emailsFiltered,
  loadEmails,
  selectEmailCounts,
  selectEmailState,
  selectEmails,
  selectNextEmailId,
} from '../../../frontend/src/features/email/emailSlice';
import { guestStore } from '../app/renderApp';

let mockArrive: (name: string) => void;
jest.mock('../../../frontend/src/features/email/attachments/files', () => ({
  storeAttachment: () =>
    new Promise((arrive) => {
      mockArrive = arrive;
    }),
}));

/** A draft in which nothing is written yet, with an upload. */
async function uploadInto() {
  localStorage.clear();
  const store = guestStore();
  const { dispatch, getState } = store;
  await dispatch(loadEmails()).unwrap();
  const id = selectNextEmailId(getState());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { unmount } = renderHook(useUploadingDrafts, { wrapper });
  await act(async () => {
    dispatch(emailDrafted({ id, draft: emptyDraft, time: '2026-11-20T12:00:00.000Z' }));
    dispatch(emailSelected(id));
    startUpload(id, new File(['a'], 'contract.pdf'), dispatch);
  });
  return {
    id,
    dispatch,
    unmount,
    getState,
    draft: () => selectEmailState(getState()).items.find((email) => email.id === id),
  };
}

test('a draft stays while a file is uploaded for it, and gets the file', async () => {
  const { id, dispatch, draft, unmount, getState } = await uploadInto();
  dispatch(emailSelected(1));
  unmount();
  dispatch(emailLeft());
  expect(selectNextEmailId(getState())).toBe(id + 1);
  dispatch(emailsFiltered('draft'));
  expect(selectEmails(getState()).map((email) => email.id)).toContain(id);
  await act(async () => mockArrive('email/box/file'));
  expect(draft()?.attachments).toMatchObject([{ name: 'contract.pdf' }]);
});

test('the number of a draft is not used again during its upload', async () => {
  const { id, dispatch, getState } = await uploadInto();
  await act(async () => void (await dispatch(loadEmails({ reset: true }))));
  expect(selectNextEmailId(getState())).toBe(id + 1);
  act(() => cancelUploadsOf(id));
  expect(selectNextEmailId(getState())).toBe(id);
});

test('a draft is blank again once its upload is cancelled', async () => {
  const { id, dispatch, draft, getState } = await uploadInto();
  const before = selectEmailCounts(getState()).draft;
  act(() => cancelUploadsOf(id));
  expect(selectEmailCounts(getState()).draft).toBe(before - 1);
  dispatch(emailSelected(1));
  expect(draft()).toBeUndefined();
});
