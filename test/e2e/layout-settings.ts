import { expect, type Page } from '@playwright/test';
import type { LayoutSettings } from '../../frontend/src/features/layout/layoutSlice';

/** A page with enough headings to scroll, and no data to wait for. */
export const longPage = '/sample-pages/helper-class';

/** Opens a page with these stored settings; a reload reads what the page stored since. */
export async function openWithLayout(page: Page, path: string, settings: Partial<LayoutSettings> = {}): Promise<void> {
  await storeLayout(page, JSON.stringify(settings));
  await page.goto(path);
}

/** Stores a layout settings entry, valid or not, once before the next page load. */
export async function storeLayout(page: Page, entry: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('layout-kept')) return;
    sessionStorage.setItem('layout-kept', 'yes');
    localStorage.setItem('polder.layout', kept);
  }, entry);
}

/** Changes settings of the open page, as another tab does. */
export async function changeLayout(page: Page, settings: Partial<LayoutSettings>): Promise<void> {
  await page.evaluate((changed) => {
    const key = 'polder.layout';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, ...changed }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, settings);
}

type Look = Pick<LayoutSettings, 'darkMode' | 'rightToLeft'>;

/**
 * Each theme and each direction; a page opens with the first. The other two combinations would show the same rules again:
 * none depends on both (styles.test.ts).
 */
const looks: readonly Look[] = [
  { darkMode: true, rightToLeft: false },
  { darkMode: false, rightToLeft: true },
];

/**
 * Switches the open page to each theme and direction, as another tab does.
 * @param check run for each; gets their name, for messages
 */
export async function inEveryTheme(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  for (const look of looks) {
    const { darkMode, rightToLeft } = look;
    await changeLayout(page, look);
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', darkMode ? 'dark' : 'light');
    await expect(page.locator('html')).toHaveAttribute('dir', rightToLeft ? 'rtl' : 'ltr');
    await check(`${darkMode ? 'dark' : 'light'}, ${rightToLeft ? 'right to left' : 'left to right'}`);
  }
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An element's position in the viewport, in whole pixels. */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  const { x, y, width, height } = box;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** A box mirrored at the middle of the viewport. */
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
