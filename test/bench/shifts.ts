/// <reference lib="dom" />
import { chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import {
  maxShift,
  observeSteadiness,
  openAndSettle,
  sayShifts,
  slowDown,
  slowPhone,
  steadinessOf,
} from '../harness/layout-shifts';
import { blankRoutes, mainRoutes } from '../harness/routes';

const widths = [390, 768, 1440];

/** How far anything moves while a page loads, on every page and width, on a slow device and connection. */
export async function measureShifts(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const lines: string[] = [];
  try {
    for (const width of widths) {
      const page = await browser.newPage({ baseURL: url, viewport: { width, height: 900 }, serviceWorkers: 'block' });
      await observeSteadiness(page);
      await slowDown(page, slowPhone);
      const seen: { route: string; shift: number; blocked: number }[] = [];
      for (const route of [...mainRoutes, ...blankRoutes]) {
        await openAndSettle(page, route);
        // What is loaded behind the page too.
        await page.waitForLoadState('networkidle');
        const steadiness = await steadinessOf(page);
        seen.push({ route, ...steadiness });
        if (steadiness.shift > maxShift) lines.push(sayShifts(route, steadiness));
      }
      const max = (what: 'shift' | 'blocked') => seen.reduce((one, other) => (other[what] > one[what] ? other : one));
      lines.push(
        `layout shift at ${width} px, of ${seen.length} pages: at most ${max('shift').shift.toFixed(3)} (${max('shift').route}); ` +
          `blocked at most ${max('blocked').blocked.toFixed(0)} ms (${max('blocked').route})`,
      );
      await page.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}
