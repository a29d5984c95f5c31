/** The picture of the profile page: the initial load beside what is done meanwhile. */
import { act, renderHook } from '@testing-library/react';
import * as userFiles from '../../../frontend/src/cloud/userFiles';
import { usePicture } from '../../../frontend/src/demos/sample-pages/profile/usePicture';

jest.mock('../../../frontend/src/cloud/userFiles');
const { listUserFiles, putUserFile } = jest.mocked(userFiles);
const chosen = new Blob(['a new picture']);

/** The hook while its initial load waits. */
function renderReading() {
  let answer!: (files: string[]) => void;
  let fail!: (error: Error) => void;
  const reading = new Promise<string[]>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  listUserFiles.mockReturnValue(reading);
  const onPicture = jest.fn();
  const onFailure = jest.fn();
  const { result } = renderHook(() => usePicture(onPicture, onFailure));
  return { result, answer, fail, onPicture, onFailure };
}

beforeAll(() => {
  Object.assign(URL, { createObjectURL: ({ size }: Blob) => `blob:${size}`, revokeObjectURL: () => undefined });
});

test('a picture that is chosen before the initial load answers stays', async () => {
  const { result, answer, onPicture } = renderReading();
  await act(() => result.current.put(chosen));
  await act(async () => answer([]));
  expect(result.current.address).toBe(`blob:${chosen.size}`);
  expect(onPicture.mock.calls).toEqual([[chosen]]);
});

test('an initial load that fails after a picture was chosen is no failure', async () => {
  const { result, fail, onFailure } = renderReading();
  await act(() => result.current.put(chosen));
  await act(async () => fail(new Error('no network')));
  expect(result.current.address).toBe(`blob:${chosen.size}`);
  expect(onFailure).not.toHaveBeenCalled();
});

test('the initial load counts where the chosen picture could not be stored', async () => {
  const { result, answer, onPicture } = renderReading();
  putUserFile.mockRejectedValueOnce(new Error('no network'));
  await act(() => expect(result.current.put(chosen)).rejects.toThrow('no network'));
  await act(async () => answer([]));
  expect(result.current.address).toBeNull();
  expect(onPicture.mock.calls).toEqual([[null]]);
});

test('a picture that is chosen while another tab’s is read stays', async () => {
  const { result, answer } = renderReading();
  await act(async () => answer([]));
  let answerAgain!: (files: string[]) => void;
  listUserFiles.mockReturnValue(
    new Promise((resolve) => {
      answerAgain = resolve;
    }),
  );
  const again = result.current.readAgain();
  await act(() => result.current.put(chosen));
  await act(async () => answerAgain([]));
  await again;
  expect(result.current.address).toBe(`blob:${chosen.size}`);
});
