/** What a guest's first visit downloads, with an empty cache, until the network is idle for five seconds. */
import { expect, test } from '@playwright/test';
import { visitFirst } from '../harness/first-visit';
import { blankRoutes, mainRoutes, type WrittenRoute, writtenRoutes } from '../harness/routes';

const kilobyte = 1000;

test.setTimeout(120_000);

/** Several pages are visited in parallel, as waiting needs no CPU. */
const groupSize = 6;

/**
 * In kB of JavaScript, gzipped. Most are what the page had on 29 November 2026 and one percent: the hash in a file's name
 * compresses a little better or worse with each change elsewhere. A page that outgrows its limit either loads something
 * too early (`scripts` names the files) or is worth its new size: then raise the limit, and say why in the commit.
 */
const limits: Readonly<Record<string, number>> = {
  '/auth/loginformik': 163,
  '/ui/buttons': 198,
  '/apps/notes': 254,
  '/dashboards/Rotterdam': 240,
  '/dashboards/Amsterdam': 238,
  '/dashboards/DenHaag': 230,
  // The world's coarse borders are 23 kB of it.
  '/dashboards/Utrecht': 248,
  // It knows all pages, to suggest some.
  '/auth/404': 178,
  '/apps/calendar': 355,
  '/apps/email': 281,
  // With libraries for tables, forms, dates, choices, rich text, charts and maps.
  '/tables/react-table': 243,
  '/form-validation': 255,
  '/form-pickers/datepicker': 256,
  '/form-pickers/tag-select': 266,
  '/form-editor': 367,
  '/charts/chartjs': 299,
  '/charts/apex': 390,
  '/map/vector': 337,
  // The names of 2,000 icons.
  '/icons/bootstrap': 420,
};

/** Of all other pages of a kind: the largest of them and one percent. */
const limitsByKind = { blank: 163, app: 260, demo: 240 };

const kindOf = ({ page, isBlank }: WrittenRoute): keyof typeof limitsByKind => {
  if (isBlank) return 'blank';
  return page.startsWith('frontend/src/demos/') ? 'demo' : 'app';
};

const limitOf = new Map(writtenRoutes.map((page) => [page.route, limits[page.route] ?? limitsByKind[kindOf(page)]]));
const maxStyles = 44;
const maxRequests = 25;

/** It loads the dashboards' style sheet, whose cards it shows, and ApexCharts' own. */
const styleExceptions: Readonly<Record<string, number>> = { '/charts/apex': 47 };

const routes = [...mainRoutes, ...blankRoutes];
const groups = Array.from({ length: Math.ceil(routes.length / groupSize) }, (_, group) =>
  routes.slice(group * groupSize, (group + 1) * groupSize),
);

for (const group of groups) {
  test(`a first visit stays within its size budget: ${group.join(', ')}`, async ({ browser, baseURL }) => {
    const visits = await Promise.all(
      group.map(async (route) => ({ route, ...(await visitFirst(browser, route, { baseURL })) })),
    );
    for (const { route, requests, scripts, javaScript, css } of visits) {
      expect
        .soft(requests.length, `${route} makes these requests:\n${requests.join('\n')}`)
        .toBeLessThanOrEqual(maxRequests);
      const sizes = scripts.map(({ name, bytes }) => `${name} ${bytes}`).join('\n');
      expect
        .soft(javaScript / kilobyte, `${route} has these scripts:\n${sizes}`)
        .toBeLessThanOrEqual(limitOf.get(route) ?? 0);
      expect.soft(css / kilobyte, `${route}’s style sheets`).toBeLessThanOrEqual(styleExceptions[route] ?? maxStyles);
    }
  });
}
