import { expect, type Page } from '@playwright/test';
import type { LayoutSettings } from '../../frontend/src/features/layout/layoutSlice';

/** A page with headings enough to scroll through, and without data to wait for. */
export const longPage = '/sample-pages/helper-class';

/** Opens a page as a browser would that has kept these settings; a reload finds what the page itself kept since. */
export async function openWithLayout(page: Page, path: string, settings: Partial<LayoutSettings> = {}): Promise<void> {
  await keepLayout(page, JSON.stringify(settings));
  await page.goto(path);
}

/** Keeps an entry of layout settings, sound or not, before the next page loads, once. */
export async function keepLayout(page: Page, entry: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('layout-kept')) return;
    sessionStorage.setItem('layout-kept', 'yes');
    localStorage.setItem('polder.layout', kept);
  }, entry);
}

type Look = Pick<LayoutSettings, 'darkMode' | 'rightToLeft'>;

/** Both themes in both directions; the first is the one that a page opens with. */
const looks: readonly Look[] = [
  { darkMode: true, rightToLeft: false },
  { darkMode: false, rightToLeft: false },
  { darkMode: false, rightToLeft: true },
  { darkMode: true, rightToLeft: true },
];

/**
 * Has the page that is open look each way in turn, as it does when another tab changes theme or direction.
 * @param check what is to hold each time; it is given the look, and its name for messages
 */
export async function inEveryLook(page: Page, check: (name: string, look: Look) => Promise<void>): Promise<void> {
  for (const look of looks) {
    const { darkMode, rightToLeft } = look;
    await page.evaluate((changed) => {
      const key = 'polder.layout';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, ...changed }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }, look);
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', darkMode ? 'dark' : 'light');
    await expect(page.locator('html')).toHaveAttribute('dir', rightToLeft ? 'rtl' : 'ltr');
    await check(`${darkMode ? 'dark' : 'light'}, ${rightToLeft ? 'right to left' : 'left to right'}`, look);
  }
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element stands in the window, in whole pixels. */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  const { x, y, width, height } = box;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** A box as a mirror at the middle of the window shows it. */
export function mirrored(box: Box, windowWidth: number): Box {
  return { ...box, x: windowWidth - box.x - box.width };
}

/** The colours of single pixels of a screenshot, as `r,g,b`. */
export async function pixelsOf(page: Page, screenshot: Buffer, places: [x: number, y: number][]): Promise<string[]> {
  const blank = await page.context().newPage();
  const pixels = await blank.evaluate(
    async ([image, points]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${image}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(picture, 0, 0);
      return points.map(([x, y]) => drawing?.getImageData(x, y, 1, 1).data.slice(0, 3).join(',') ?? '');
    },
    [screenshot.toString('base64'), places] as const,
  );
  await blank.close();
  return pixels;
}
