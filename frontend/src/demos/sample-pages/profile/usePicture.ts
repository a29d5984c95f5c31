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

  /** Whether an initial load that answers from now on is older than what is shown. */
  const isChanged = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    let isWanted = true;
    readPicture().then(
      (found) => {
        if (!isWanted || isChanged.current) return;
        setPicture(found);
        onPicture(found);
      },
      (error) => {
        if (!isWanted || isChanged.current) return;
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
      isChanged.current = true;
      setPicture(picture);
      setRemoved(null);
      onPicture(picture);
    },
    remove: async () => {
      await removeUserFile(fileName);
      isChanged.current = true;
      setRemoved(picture ?? null);
      setPicture(null);
      onPicture(null);
    },
    forgetRemoved: () => setRemoved(null),
  };
}
