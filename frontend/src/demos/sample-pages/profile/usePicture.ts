import { useEffect, useRef, useState } from 'react';
import { listUserFiles, putUserFile, readUserFile, removeUserFile } from '../../../cloud/userFiles';

const folder = 'profile/';
const fileName = `${folder}picture.png`;

export interface Picture {
  /** The picture's URL; null without one, undefined until known. */
  readonly address: string | null | undefined;
  /** The last removed picture, for undo. */
  readonly removed: Blob | null;
  readonly put: (picture: Blob) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly forgetRemoved: () => void;
  /** Shows what another tab or browser has stored. */
  readonly readAgain: () => Promise<void>;
}

/** Lists first, as S3 rejects a missing object and the browser would log an error. */
async function readPicture(): Promise<Blob | null> {
  return (await listUserFiles(folder)).includes(fileName) ? readUserFile(fileName) : null;
}

/**
 * The account's picture in the user files bucket, private to the user.
 * @param onPicture the picture that the account has now; null for none
 */
export function usePicture(onPicture: (picture: Blob | null) => void, onFailure: (error: unknown) => void): Picture {
  const [picture, setPicture] = useState<Blob | null>();
  const [removed, setRemoved] = useState<Blob | null>(null);
  const [address, setAddress] = useState<string | null>();

  /** What is read is older than what is shown, if this has changed since. */
  const changes = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    let isWanted = true;
    readPicture().then(
      (found) => {
        if (!isWanted || changes.current > 0) return;
        setPicture(found);
        onPicture(found);
      },
      (error) => {
        if (!isWanted || changes.current > 0) return;
        setPicture(null);
        onFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);

  useEffect(() => {
    if (!picture) {
      setAddress(picture);
      return;
    }
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);

  return {
    address,
    removed,
    put: async (picture) => {
      await putUserFile(fileName, picture);
      changes.current++;
      setPicture(picture);
      setRemoved(null);
      onPicture(picture);
    },
    remove: async () => {
      await removeUserFile(fileName);
      changes.current++;
      setRemoved(picture ?? null);
      setPicture(null);
      onPicture(null);
    },
    forgetRemoved: () => setRemoved(null),
    readAgain: async () => {
      const before = ++changes.current;
      const found = await readPicture();
      if (changes.current === before) setPicture(found);
    },
  };
}
