/** Why a file cannot be somebody's picture: a key of locales/<language>/profile.json. */
export type PictureProblem = 'notPicture' | 'tooLarge';

/** Its width and height in pixels: twice what the page shows, for dense screens. */
export const pictureSize = 256;

const maxBytes = 10_000_000;

/** What is wrong with a file before anything of it is read. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!type.startsWith('image/')) return 'notPicture';
  return size > maxBytes ? 'tooLarge' : null;
}

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/**
 * The middle of a picture, as a small square one. Drawn anew, it carries nothing of what cameras write beside the
 * pixels, such as the place.
 * @throws when the browser cannot read the picture
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file);
  try {
    const { x, y, side } = middleSquare(image.width, image.height);
    const canvas = document.createElement('canvas');
    canvas.width = pictureSize;
    canvas.height = pictureSize;
    canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, pictureSize, pictureSize);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
        'image/png',
      );
    });
  } finally {
    image.close();
  }
}
