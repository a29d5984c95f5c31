/** Why a file is not accepted as a picture: a key of locales/<language>/profile.json. */
export type PictureProblem = 'notPicture' | 'tooLarge';

/** Width and height in pixels: twice the size on the page, for high-density screens. */
const pictureSize = 256;

/** The same for the small copy that is on every page. */
const smallSize = 64;

const maxBytes = 10_000_000;

/** Checks a file's type and size before reading it. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!type.startsWith('image/')) return 'notPicture';
  return size > maxBytes ? 'tooLarge' : null;
}

/** The largest centred square of a picture. */
function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/**
 * Crops and scales a picture to a small centred square. Redrawing removes the camera's metadata, such as the
 * location.
 * @throws when the browser cannot read the picture
 */
export async function squarePicture(file: Blob, size = pictureSize): Promise<Blob> {
  const image = await createImageBitmap(file);
  try {
    const { x, y, side } = middleSquare(image.width, image.height);
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const drawing = canvas.getContext('2d');
    if (drawing) {
      // The default leaves out most pixels of a photo: fine lines become coarse stripes.
      drawing.imageSmoothingQuality = 'high';
      drawing.drawImage(image, x, y, side, side, 0, 0, size, size);
    }
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

/** A small copy of a picture, as a data URL. */
export async function smallCopy(picture: Blob): Promise<string> {
  const small = await squarePicture(picture, smallSize);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(small);
  });
}
