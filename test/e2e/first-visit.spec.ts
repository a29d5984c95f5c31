/** What a first visit fetches, until nothing was fetched for five seconds: the built website, an empty cache, a guest. */
import { expect, test } from '@playwright/test';
import { visitFirst } from '../harness/first-visit';
import { blankRoutes, mainRoutes } from '../harness/routes';

const kilobyte = 1000;

test.setTimeout(120_000);

/** Waiting costs no processor: a few pages are visited at once. */
const atOnce = 4;

/** In kB of JavaScript, gzipped. */
const limits: Readonly<Record<string, number>> = {
  '/auth/loginformik': 155,
  '/ui/buttons': 190,
  '/dashboards/Rotterdam': 335,
};
const maxStyles = 41;
/** 25 is wanted: the sample and what prepares for being offline are files of their own. */
const maxRequests = 29;

/** With a reason each. */
const exceptions: Readonly<Record<string, number>> = {
  // The world's borders, coarse and fine, and parts of Utrecht's that no other demo has.
  '/map/vector': 30,
};

const routes = [...mainRoutes, ...blankRoutes];
const groups = Array.from({ length: Math.ceil(routes.length / atOnce) }, (_, group) =>
  routes.slice(group * atOnce, (group + 1) * atOnce),
);

for (const group of groups) {
  test(`a first visit of ${group.join(', ')} is small`, async ({ browser, baseURL }) => {
    const visits = await Promise.all(
      group.map(async (route) => ({ route, ...(await visitFirst(browser, route, { baseURL })) })),
    );
    for (const { route, requests, scripts, javaScript, css } of visits) {
      const max = exceptions[route] ?? maxRequests;
      expect.soft(requests.length, `${route} makes these requests:\n${requests.join('\n')}`).toBeLessThanOrEqual(max);
      const sizes = scripts.map(({ name, bytes }) => `${name} ${bytes}`).join('\n');
      expect
        .soft(javaScript / kilobyte, `${route} has these scripts:\n${sizes}`)
        .toBeLessThanOrEqual(limits[route] ?? Infinity);
      expect.soft(css / kilobyte, `${route}’s style sheets`).toBeLessThanOrEqual(maxStyles);
    }
  });
}
