/** What a guest's first visit downloads, with an empty cache, until the network is idle for five seconds. */
import { expect, test } from '@playwright/test';
import { visitFirst } from '../harness/first-visit';
import { blankRoutes, mainRoutes, type WrittenRoute, writtenRoutes } from '../harness/routes';

const kilobyte = 1000;

test.setTimeout(120_000);

/** Several pages are visited in parallel, as waiting needs no CPU. */
const groupSize = 6;

/**
 * In kB of JavaScript, gzipped. Drawing after hydration in pieces, and not twice, is 0.1 to 0.2 kB of all pages of the
 * main layout, finding letters without their accents 0.2 kB, and giving the focus back where an element goes, with telling
 * which of two versions of a rental is newer, 0.4 kB. Knowing an outage by its status, and forgetting what an undo of a
 * notification holds, are 0.1 kB of all pages; a tab's outbox that outlives its sync, columns that are measured and rows
 * that keep their corrections 0.2 kB of the dashboards. Escape that closes what is inside a dialog only, and keys that pass a
 * palette while it loads, are 0.2 kB of all pages. Leaving keys with Alt, Ctrl or Cmd to the browser is 0.1 kB of the main
 * layout; retries that keep the focus, and headings that follow the language, are 0.1 kB of the component book. Focusing
 * the heading when the error of a page goes away is 0.1 kB of all pages. Singulars of sentences with a number, cards that keep
 * the focus, and the table's hooks are 0.3 kB of the dashboards, and panels and menus that come into view
 * whole 0.1 kB. Knowing the outages of S3 and Cognito is 40 bytes of all pages. Telling replaced code from a network failure
 * in every notice is 0.2 kB of all pages, and saying why a chart was not saved another 0.2 kB of the dashboards. The way to
 * the profile in the account menu is 0.1 kB of the main layout. Loading a missing part once Polder answers again is 0.1 kB of
 * all pages; a dropped file that waits for an open panel, and telling replaced code where texts are read, 0.1 kB of the
 * dashboards. Buttons that keep the focus while they are disabled are 0.2 kB of the dashboards. Following the language that
 * another tab chooses is 0.1 kB of all pages; removing the notice of pages that do not start, and knowing that a table is
 * busy, are 30 bytes. The focus after a palette that was opened with none is 30 bytes of the main layout, and following how
 * another tab arranges the cards 40 bytes of the dashboards. Keeping a download's address for a minute is 20 bytes of them.
 * The sentence about a wrong clock, relative times that count months and years, and a sentence that is given up with its
 * page are 0.1 kB of all pages; asking before changes that no browser stores are lost, the focus beside the table, and a
 * file's review that is there again, on two pages, are 0.2 kB of the dashboards. Keeping an outbox that no browser stored
 * until its account is back, and measuring the filters again when their bar gets narrower, are 0.2 kB of them. Searches that
 * take typographic quotes for plain ones, and following other tabs once Back shows a page again, are 0.1 kB of the main
 * layout; panels that open within the window another 0.1 kB of the dashboards. Running each file of a page, and creating the
 * first formatter, in a task of its own is 0.2 kB of all pages. A layout and dashboards that are drawn less often, and lists
 * that take their size from the frame, are 0.2 to 0.3 kB of the main layout. Loading the font of flags early is 20 to 60
 * bytes of the dashboards, and of the demo with their cards.
 */
const limits: Readonly<Record<string, number>> = {
  // What every failed call means is said in one place, of which a sign-in needs a third: 0.5 kB. Following the accent, and
  // reading which notifications pop up, are 0.3 kB. Starting in pieces is 0.2 kB. The name of the fonts' file is 40 bytes.
  // Keeping the parts of the state that the document was rendered with is 0.1 kB.
  // Trying an accent or a language again is 0.1 kB, calendar days in relative times and safer return paths another 0.1 kB.
  // Letting the newest validation of a form win, and a text for a missing repeated password, are 0.1 kB,
  // and taking the typed address along to the page for a forgotten password another. The hashes in the files' names
  // compress to 40 bytes more or less with each change elsewhere. Returning with the address from a later step is 30 bytes.
  '/auth/loginformik': 160.8,
  // Seeing a demo in the other theme, direction and width, and the links to documentation, are 1.6 kB of it, the names of
  // the components whose props can be opened, of all pages, 1.7 kB. Labels of the source's buttons are 40 bytes.
  '/ui/buttons': 196.2,
  // An app, with what all of them share. Suggestions below a field, in the file of lists, are 0.7 kB, keeping the
  // items of a list that can be read 0.1 kB. Undo that keeps later edits of contacts, and emails that are marked as read
  // with their conversation, are 0.1 kB. Remembering what is shown where no address names it, and the text of a note that
  // is emptied, are 0.6 kB. Keeping what is typed in a form until the screen is unlocked is 0.4 kB. One undo for what a
  // note lost and for deleted ones, each announced, is 0.4 kB. A name in a notice that keeps its direction is 0.1 kB,
  // and one function for all such names, which every page loads, 15 to 40 bytes. Axios in a file of its own compresses to
  // 0.5 kB more, also in the apps below. The question before input is lost, in the file of dialogs, is 0.1 kB.
  '/apps/notes': 251.3,
  // Asking for the sync's code until it comes is 0.4 kB of the dashboards.
  // Bars in the table, filters that count what does not fit, and the palette's search in the apps are 3.5 kB;
  // counting only the rentals that the filter for deleted ones shows, and saying what an undo does, 0.1 kB. Knowing that
  // the table is busy is 20 bytes.
  '/dashboards/Rotterdam': 235.9,
  // Waiting for as long as it takes, which imports and the sync share, is a file of 0.6 kB; sending
  // fewer batches to a busy service is 0.3 kB. The formatter of full dates, and files that go to an open dialog, are 0.1 kB.
  '/dashboards/Amsterdam': 235.2,
  // Keeping the focus while a text is read, and when read texts are deleted, is another 0.2 kB, keeping a typed text 0.3 kB.
  '/dashboards/DenHaag': 227.1,
  // The world's coarse borders are 23 kB of it. Arrow keys among the countries in order are 0.1 kB, and
  // a date field that keeps the focus, with the formatter of full dates, another.
  '/dashboards/Utrecht': 245.7,
  // These had what was measured and one percent. The first knows all pages, to suggest some. The calendar has what the
  // pages of tickets share, 1.4 kB, and an event's form that follows other tabs, 0.5 kB.
  '/auth/404': 175.7,
  '/apps/calendar': 351.3,
  '/apps/email': 278.2,
  // With libraries for tables, forms, dates, choices, rich text, charts and maps.
  '/tables/react-table': 240.6,
  '/form-validation': 252,
  '/form-pickers/datepicker': 253.3,
  '/form-pickers/tag-select': 263.7,
  '/form-editor': 364.7,
  '/charts/chartjs': 295.6,
  '/charts/apex': 386.3,
  '/map/vector': 333.8,
  // The names of 2,000 icons.
  '/icons/bootstrap': 417.6,
};

/** Of all other pages of a kind: the largest of them and one percent. */
const limitsByKind = { blank: 161.8, dashboard: 244.7, app: 260.5, demo: 237.1 };

const kindOf = ({ route, page, isBlank }: WrittenRoute): keyof typeof limitsByKind => {
  if (isBlank) return 'blank';
  if (route.startsWith('/dashboards/')) return 'dashboard';
  return page.startsWith('frontend/src/demos/') ? 'demo' : 'app';
};

const limitOf = new Map(writtenRoutes.map((page) => [page.route, limits[page.route] ?? limitsByKind[kindOf(page)]]));
const maxStyles = 44;
const maxRequests = 25;

/**
 * It loads the dashboards' style sheet, whose cards it shows, and ApexCharts' own. Colours that stay where colours are
 * forced are 0.1 kB of all pages, and the notice of pages that do not start is another. What keeps notices above each other
 * and menus within the window is 0.1 kB of the main layout, leaving demos out of view undrawn 60 bytes of the demos.
 */
const styleExceptions: Readonly<Record<string, number>> = { '/charts/apex': 46.7 };

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
