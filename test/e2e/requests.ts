import type { Page } from '@playwright/test';

export interface HeldRequests {
  /** How many requests have been held so far, so that a test can tell that it held something. */
  count(): number;
  /** Lets them go on, and all later ones. */
  release(): void;
}

/** Holds a page's requests for some addresses until released. Call before the page makes them. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<HeldRequests> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    count++;
    await released;
    await route.fallback();
  });
  return { count: () => count, release };
}

/** Fails the requests for a file, and from then on the one that tells whether Polder answers, until restored. */
export async function failNetworkAt(page: Page, file: RegExp) {
  let failed = 0;
  let isDown = true;
  await page.route(file, (route) => {
    if (!isDown) return route.continue();
    failed++;
    return route.abort('internetdisconnected');
  });
  await page.route('**/config.json', (route) =>
    isDown && failed > 0 ? route.abort('internetdisconnected') : route.continue(),
  );
  return {
    count: () => failed,
    restore: () => {
      isDown = false;
    },
  };
}
