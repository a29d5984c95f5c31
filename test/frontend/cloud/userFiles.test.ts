import { downloadData, list, remove, uploadData } from 'aws-amplify/storage';
import { listUserFiles, putUserFile, readUserFile, removeUserFile } from '../../../frontend/src/cloud/userFiles';

jest.mock('../../../frontend/src/cloud/configure', () => ({ ensureAmplifyConfigured: async () => undefined }));
jest.mock('aws-amplify/storage', () => ({
  downloadData: jest.fn(),
  list: jest.fn(),
  remove: jest.fn(),
  uploadData: jest.fn(() => ({ result: Promise.resolve() })),
}));

const failing = (name: string) => ({ result: Promise.reject(Object.assign(new Error(name), { name })) });
const pathOf = (call: unknown) =>
  (call as { path: (whose: { identityId: string }) => string }).path({ identityId: 'eu-west-1:anna' });

describe('a person’s own files', () => {
  it('are stored in their own folder, with their type', async () => {
    await putUserFile('imports/a.json', new Blob(['{}'], { type: 'application/json' }));
    const [call] = jest.mocked(uploadData).mock.calls[0] as [unknown];
    expect(pathOf(call)).toBe('private/eu-west-1:anna/imports/a.json');
    expect(call).toMatchObject({ options: { contentType: 'application/json' } });
  });

  it.each(['NoSuchKey', 'NotFound', 'AccessDenied'])('are missing when S3 answers %s', async (name) => {
    jest.mocked(downloadData).mockReturnValueOnce(failing(name) as never);
    expect(await readUserFile('imports/a.json')).toBeNull();
    jest.mocked(remove).mockReturnValueOnce(failing(name) as never);
    await removeUserFile('imports/a.json');
  });

  it('throw for any other reason', async () => {
    jest.mocked(downloadData).mockReturnValueOnce(failing('NetworkError') as never);
    await expect(readUserFile('imports/a.json')).rejects.toThrow('NetworkError');
    jest.mocked(remove).mockReturnValueOnce(failing('SlowDown') as never);
    await expect(removeUserFile('imports/a.json')).rejects.toThrow('SlowDown');
  });

  it('fail like a network error when their transfer makes no progress', async () => {
    jest.useFakeTimers();
    const cancel = jest.fn();
    jest.mocked(uploadData).mockReturnValueOnce({ result: new Promise(() => {}), cancel } as never);
    const put = putUserFile('imports/large.csv', new Blob(['…']));
    await jest.advanceTimersByTimeAsync(0);
    const [call] = jest.mocked(uploadData).mock.lastCall as [unknown];
    const { options } = call as { options: { onProgress(): void } };
    jest.advanceTimersByTime(30_000);
    options.onProgress();
    jest.advanceTimersByTime(30_000);
    expect(cancel).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5_000);
    await expect(put).rejects.toMatchObject({ name: 'NetworkError' });
    expect(cancel).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('are listed page by page, by names that can be read again', async () => {
    const page = (name: string, nextToken?: string) =>
      ({ items: [{ path: `private/eu-west-1:anna/imports/${name}` }], nextToken }) as never;
    jest.mocked(list).mockResolvedValueOnce(page('a.json', 'more')).mockResolvedValueOnce(page('b.json'));
    expect(await listUserFiles('imports/')).toEqual(['imports/a.json', 'imports/b.json']);
    expect(jest.mocked(list).mock.calls[1]?.[0]).toMatchObject({ options: { nextToken: 'more' } });
  });
});
