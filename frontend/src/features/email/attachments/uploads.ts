import { useEffect, useSyncExternalStore } from 'react';
import { type AppDispatch, useAppDispatch } from '../../../app/hooks';
import { accountKey, isForgottenKey } from '../../../lib/accountStorage';
import { emailAttached, emailUploadsChanged } from '../emailSlice';

/** An upload to the user files bucket. It continues when another email, or another page, is shown. */
export interface Upload {
  readonly id: string;
  /** The draft that it is attached to. */
  readonly emailId: number;
  /** The storage key of the emails: another account's have another. */
  readonly owner: string;
  readonly file: File;
  /** Why the last try failed; null while it is uploaded. */
  readonly error: unknown;
  /** The stored names of files that were chosen later and arrived before it. */
  readonly overtakenBy: readonly string[];
}

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

function update(changed: readonly Upload[]): void {
  // Signing out deleted the drafts of the others.
  uploads = changed.filter(({ owner }) => !isForgottenKey(owner));
  for (const listener of listeners) listener();
}

const ownerNow = () => accountKey('email');

/** The account's uploads that are not done yet. */
export function useUploads(): readonly Upload[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => uploads,
    () => uploads,
  );
  return all.filter(({ owner }) => owner === ownerNow());
}

/**
 * Tells the list which drafts have uploads, so that one in which nothing was written yet stays.
 * @returns whether any has
 */
export function useUploadingDrafts(): boolean {
  const dispatch = useAppDispatch();
  const drafts = useUploads().map(({ emailId }) => emailId);
  const key = drafts.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the drafts, whose array is another each time
  useEffect(() => void dispatch(emailUploadsChanged(drafts)), [dispatch, key]);
  return drafts.length > 0;
}

export function startUpload(emailId: number, file: File, dispatch: AppDispatch): void {
  const upload: Upload = { id: crypto.randomUUID(), emailId, owner: ownerNow(), file, error: null, overtakenBy: [] };
  update([...uploads, upload]);
  void send(upload, dispatch);
}

export function retryUpload({ id }: Upload, dispatch: AppDispatch): void {
  const upload = uploads.find((one) => one.id === id);
  if (!upload) return;
  update(uploads.map((one) => (one === upload ? { ...one, error: null } : one)));
  void send(upload, dispatch);
}

/** Its file, if it arrives, is removed with the unused ones. */
export const cancelUpload = ({ id }: Upload): void => update(uploads.filter((upload) => upload.id !== id));

/** For a draft that is discarded: its number may become another email's. */
export const cancelUploadsOf = (draft: number): void => update(uploads.filter(({ emailId }) => emailId !== draft));

async function send({ id, emailId, owner, file }: Upload, dispatch: AppDispatch): Promise<void> {
  try {
    const { storeAttachment } = await import('./files');
    const stored = await storeAttachment(file);
    const place = uploads.findIndex((upload) => upload.id === id);
    const upload = uploads[place];
    if (!upload) return;
    // After an expired session its account can try again.
    if (owner !== ownerNow()) throw new Error('The account changed during the upload.');
    const attachment = { name: file.name, type: file.type, size: file.size, file: stored };
    dispatch(emailAttached({ id: emailId, attachment, before: upload.overtakenBy }));
    const overtake = (one: Upload) => ({ ...one, overtakenBy: [...one.overtakenBy, stored] });
    update([...uploads.slice(0, place).map(overtake), ...uploads.slice(place + 1)]);
  } catch (error) {
    update(uploads.map((upload) => (upload.id === id ? { ...upload, error } : upload)));
  }
}
