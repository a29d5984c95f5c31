import { useEffect, useState } from 'react';
import { listUserFiles, putUserFile, readUserFile, removeUserFile } from '../../../cloud/user-files';

const folder = 'profile/';
const fileName = `${folder}picture.png`;

export interface Picture {
  /** Where the browser finds the picture; null without one, undefined until it is known. */
  readonly address: string | null | undefined;
  /** The picture that was taken away last, and can be put back. */
  readonly removed: Blob | null;
  readonly put: (picture: Blob) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly forgetRemoved: () => void;
}

/** Asked for without being there, S3 would refuse it, and the browser report an error. */
async function readPicture(): Promise<Blob | null> {
  return (await listUserFiles(folder)).includes(fileName) ? readUserFile(fileName) : null;
}

/** The account's picture in the user files bucket, where nobody else can read it. */
export function usePicture(onFailure: (error: unknown) => void): Picture {
  const [picture, setPicture] = useState<Blob | null>();
  const [removed, setRemoved] = useState<Blob | null>(null);
  const [address, setAddress] = useState<string | null>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useEffect(() => {
    let isWanted = true;
    readPicture().then(
      (found) => isWanted && setPicture(found),
      (error) => {
        if (!isWanted) return;
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
      setPicture(picture);
      setRemoved(null);
    },
    remove: async () => {
      await removeUserFile(fileName);
      setRemoved(picture ?? null);
      setPicture(null);
    },
    forgetRemoved: () => setRemoved(null),
  };
}
