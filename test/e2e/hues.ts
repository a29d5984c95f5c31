import type { Locator } from '@playwright/test';

const names = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'violet'] as const;

/** The strong colours in an element as it is painted, each in at least 4 % of what is coloured. */
export async function huesOf(place: Locator): Promise<string[]> {
  const png = await place.screenshot({ animations: 'disabled' });
  const counts = await place.page().evaluate(countHues, png.toString('base64'));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return names.filter((_, index) => (counts[index] ?? 0) > Math.max(3, all * 0.04));
}

/** Coloured pixels, by the hues of `names`. Runs in the page. */
async function countHues(png: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (range < 90) continue;
    const sixth =
      most === red
        ? ((green - blue) / range + 6) % 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
    const degrees = sixth * 60;
    const ends = [15, 42, 70, 170, 205, 265, 320, 361];
    const index = ends.findIndex((end) => degrees < end) % 7;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
