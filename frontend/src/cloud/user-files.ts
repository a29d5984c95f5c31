import { downloadData, list, remove, uploadData } from 'aws-amplify/storage';
import { authorised } from './authorised-calls';
import { needAwsCredentials } from './aws-credentials';
import type { TimedCall } from './time-limit';

needAwsCredentials();

/**
 * A person's own files. Names are relative to their folder in the user files bucket, `private/<identity>/`, which the
 * signed-in role lets nobody else read. Whoever is signed in got there through cloud/clients.ts, which configured
 * Amplify: it is ready for this module.
 */
const own =
  (name: string) =>
  ({ identityId }: { identityId?: string }) =>
    `private/${identityId}/${name}`;

/** Keeps a file under a name; one that was there is replaced. */
export async function putUserFile(name: string, content: Blob): Promise<void> {
  const contentType = content.type || 'application/octet-stream';
  await authorised((timed) =>
    resultOf(
      uploadData({ path: own(name), data: content, options: { contentType, onProgress: timed.progressed } }),
      timed,
    ),
  );
}

/** @returns null when there is no such file */
export async function readUserFile(name: string): Promise<Blob | null> {
  try {
    const { body } = await authorised((timed) =>
      resultOf(downloadData({ path: own(name), options: { onProgress: timed.progressed } }), timed),
    );
    return await body.blob();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * The names of the files directly in a folder, in the order of their names.
 * @param folder ends with a slash
 */
export async function listUserFiles(folder: string): Promise<string[]> {
  const names: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = await authorised(() =>
      list({
        path: own(folder),
        options: { pageSize: 1000, nextToken, subpathStrategy: { strategy: 'exclude' } },
      }),
    );
    for (const { path } of page.items) names.push(path.slice(path.indexOf(folder)));
    nextToken = page.nextToken;
  } while (nextToken);
  return names;
}

/** Removes a file, or a folder with all that is in it when the name ends with a slash; neither need exist. */
export async function removeUserFile(name: string): Promise<void> {
  try {
    await authorised(() => remove({ path: own(name) }).result);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** What comes of a transfer, which ends with its time. */
function resultOf<Result>(task: { result: Promise<Result>; cancel(): void }, { signal }: TimedCall): Promise<Result> {
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  return task.result;
}

/** S3 tells those who may list a folder only that a file in it is missing; to others every missing file is forbidden. */
function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound', 'AccessDenied'].includes((error as Error | null)?.name ?? '');
}
