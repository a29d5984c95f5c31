import { downloadData, list, remove, uploadData } from 'aws-amplify/storage';
import { authorised } from './authorisedCalls';
import { needAwsCredentials } from './awsCredentials';
import type { TimedCall } from './timeLimit';

needAwsCredentials();

/**
 * The user's own files. Names are relative to the user's folder in the user files bucket, `private/<identity>/`, which
 * the signed-in role hides from all other users.
 */
const own =
  (name: string) =>
  ({ identityId }: { identityId?: string }) =>
    `private/${identityId}/${name}`;

/** Stores a file under a name, replacing an existing one. */
export async function putUserFile(name: string, content: Blob): Promise<void> {
  const contentType = content.type || 'application/octet-stream';
  await authorised((timed) =>
    resultOf(
      uploadData({ path: own(name), data: content, options: { contentType, onProgress: timed.progressed } }),
      timed,
    ),
  );
}

/** @returns null if there is no such file */
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
 * The names of the files directly in a folder, sorted by name.
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

export interface UserFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number | undefined;
  /** An ISO 8601 time. */
  readonly lastModified: string | undefined;
}

/**
 * The files in a folder and the folders in it.
 * @param folder ends with a slash; empty for all files of the user
 */
export async function listUserFilesIn(folder: string): Promise<UserFile[]> {
  const files: UserFile[] = [];
  let nextToken: string | undefined;
  do {
    const page = await authorised(() => list({ path: own(folder), options: { pageSize: 1000, nextToken } }));
    for (const { path, size, lastModified } of page.items) {
      // private/<identity>/<name>
      const name = path.split('/').slice(2).join('/');
      files.push({ name, size, lastModified: lastModified?.toISOString() });
    }
    nextToken = page.nextToken;
  } while (nextToken);
  return files;
}

/** Removes a file, or, if the name ends with a slash, a folder and its content. Neither has to exist. */
export async function removeUserFile(name: string): Promise<void> {
  try {
    await authorised(() => remove({ path: own(name) }).result);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** The result of a transfer, which is cancelled when its time is up. */
function resultOf<Result>(task: { result: Promise<Result>; cancel(): void }, { signal }: TimedCall): Promise<Result> {
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  return task.result;
}

/** S3 reports a missing file only to those who may list the folder; otherwise a missing file is forbidden. */
function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound', 'AccessDenied'].includes((error as Error | null)?.name ?? '');
}
