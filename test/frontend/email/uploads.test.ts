import { act, renderHook } from '@testing-library/react';
import { type Attachment, insertAttachment } from '../../../frontend/src/features/email/attachments/attachment';
import {
  cancelUploadsOf,
  retryUpload,
  startUpload,
  useUploads,
} from '../../../frontend/src/features/email/attachments/uploads';
import { emailAttached } from '../../../frontend/src/features/email/emailSlice';
import { forgetAccount, setStorageOwner } from '../../../frontend/src/lib/accountStorage';

let mockEnd: { arrive: (name: string) => void; fail: (error: unknown) => void };
jest.mock('../../../frontend/src/features/email/attachments/files', () => ({
  storeAttachment: () =>
    new Promise((arrive, fail) => {
      mockEnd = { arrive, fail };
    }),
}));

const sub = '12345678-1234-1234-1234-123456789012';

afterEach(() => cancelUploadsOf(7));

async function begin() {
  const dispatch = jest.fn();
  setStorageOwner(sub);
  const { result } = renderHook(useUploads);
  await act(async () => startUpload(7, new File(['a'], 'a.txt'), dispatch));
  expect(result.current).toHaveLength(1);
  return { dispatch, shown: () => result.current };
}

test('a file is attached once it is uploaded', async () => {
  const { dispatch, shown } = await begin();
  await act(async () => mockEnd.arrive('x'));
  expect(dispatch).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test.each(['arrive', 'fail'] as const)('signing out ends an upload (%s): it is not there later', async (end) => {
  const { dispatch } = await begin();
  forgetAccount(sub);
  setStorageOwner(null);
  await act(async () => mockEnd[end]('x'));
  setStorageOwner(sub);
  expect(renderHook(useUploads).result.current).toEqual([]);
  expect(dispatch).not.toHaveBeenCalled();
});

test.each(['arrive', 'fail'] as const)('after an expired session (%s) it can be tried again', async (end) => {
  const { dispatch } = await begin();
  setStorageOwner(null);
  await act(async () => mockEnd[end]('x'));
  setStorageOwner(sub);
  expect(renderHook(useUploads).result.current).toMatchObject([{ error: expect.anything() }]);
  expect(dispatch).not.toHaveBeenCalled();
});

test('files keep the order in which they were chosen, also when one fails and is tried again', async () => {
  let attached: Attachment[] = [];
  const dispatch = jest.fn((action) => {
    if (emailAttached.match(action)) attached = insertAttachment(attached, action.payload);
    return action;
  });
  setStorageOwner(sub);
  const { result } = renderHook(useUploads);
  const ends: (typeof mockEnd)[] = [];
  for (const name of ['1', '2', '3', '4']) {
    await act(async () => startUpload(7, new File([name], name), dispatch));
    ends.push(mockEnd);
  }
  await act(async () => ends[2]?.arrive('third'));
  await act(async () => ends[1]?.fail(new Error('no network')));
  await act(async () => ends[0]?.arrive('first'));
  await act(async () => ends[3]?.arrive('fourth'));
  const [failed] = result.current;
  await act(async () => failed && retryUpload(failed, dispatch));
  await act(async () => mockEnd.arrive('second'));
  expect(attached.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
});
