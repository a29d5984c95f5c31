/**
 * Types into every text field of every page, including fields that appear after pressing a button, at 30 ms a key
 * with a processor six times as slow, and checks that no letter is lost.
 *
 *     npm run prove -- letters [--from 0] [--pages 67]
 */
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { fillSignIn } from '../e2e/people';
import { fieldsOf, typeFast, typeSlowly } from '../e2e/typing';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { startPolder, temporaryFolder } from '../harness/polder';
import { blankRoutes, mainRoutes } from '../harness/routes';
import { placeOf } from './load/field-place';
import { readNumbers } from './load/options';
import { summarise } from './load/summary';

/** Maximum number of buttons per page; further ones are of the same kind. */
const maxButtons = 80;
/** Longer than what a press brings needs to come. */
const untilShown = 250;

interface Findings {
  readonly lost: string[];
  /** What a field does not take as it is typed, whether in haste or not: a limit, a form of its own. */
  readonly shaped: string[];
  fields: number;
  presses: number;
}

async function open(page: Page, route: string): Promise<void> {
  // A press may still lead elsewhere, as a button that goes back does.
  await page.goto(route).catch(async () => {
    await page.waitForTimeout(untilShown);
    await page.goto(route);
  });
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function typeIntoAll(page: Page, route: string, fields: readonly Locator[], findings: Findings): Promise<void> {
  for (const field of fields) {
    const { name, typed, got } = await typeFast(page, field);
    findings.fields += 1;
    if (got === typed) continue;
    const unhurried = await typeSlowly(page, field);
    const what = `${route}, “${name}”: “${typed}” became “${got}”`;
    if (unhurried.got === got) findings.shaped.push(what);
    else findings.lost.push(`${what}, unhurried “${unhurried.got}”`);
    console.log(`  ${unhurried.got === got ? 'takes it so' : 'LOST'}: ${what}`);
  }
}

/** The fields that have come since this was asked last. */
async function newFields(page: Page, known: Set<string>): Promise<Locator[]> {
  const fields = await fieldsOf(page);
  const names = await Promise.all(fields.map((field) => field.evaluate(placeOf)));
  const fresh = fields.filter((_, index) => !known.has(names[index] ?? ''));
  for (const name of names) known.add(name);
  return fresh;
}

/** Presses each button of a page, and types into the fields that come of it. */
async function walk(page: Page, route: string, known: Set<string>, findings: Findings): Promise<void> {
  await open(page, route);
  await typeIntoAll(page, route, await newFields(page, known), findings);
  await open(page, route);
  const count = await page.locator(buttons).count();
  const pressed = new Set<string>();
  for (let index = 0; index < Math.min(count, maxButtons); index += 1) {
    const button = page.locator(buttons).nth(index);
    const kind = await button.evaluate(kindOf, undefined, { timeout: 1000 }).catch(() => undefined);
    if (kind === undefined || pressed.has(kind)) continue;
    pressed.add(kind);
    const before = await pageState(page);
    findings.presses += 1;
    // A press that leaves the page brings no field of it.
    const hasLeft = await button
      .evaluate((one) => (one as HTMLElement).click())
      .then(
        () => false,
        () => true,
      );
    if (hasLeft) {
      await open(page, route);
      continue;
    }
    await page.waitForTimeout(untilShown);
    const fields = await newFields(page, known);
    await typeIntoAll(page, `${route} after “${kind}”`, fields, findings);
    if (fields.length > 0 || (await pageState(page)) !== before) await open(page, route);
  }
}

const buttons = 'main button:visible, main summary:visible, main [role=tab]:visible, .topbar button:visible';

/** Where the page is, and what is open over it. */
const pageState = (page: Page) =>
  page.evaluate(
    () =>
      location.href + document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], dialog[open]').length,
  );

/** Buttons of one kind, as in the rows of a table, do the same. In the page. */
function kindOf(button: SVGElement | HTMLElement): string {
  const isRepeated = button.closest('li, tr, [role=row], [role=treeitem], article') !== null;
  const said = button.getAttribute('aria-label') || button.textContent?.trim() || '';
  return isRepeated ? `${button.className} in a list` : said.slice(0, 60);
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a browser in which a user has signed in. */
async function signedIn(context: BrowserContext): Promise<StorageState> {
  const page = await context.newPage();
  await page.goto('/auth/loginformik');
  await fillSignIn(page, demoAccount.email, demoAccount.password);
  await page.getByRole('heading', { name: 'Rotterdam', level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function main(): Promise<void> {
  const { from, pages } = readNumbers('letters', { from: 0, pages: mainRoutes.length + blankRoutes.length });
  const executablePath = requireChromium();
  const startedAt = performance.now();
  const folder = temporaryFolder('letters');
  const polder = await startPolder(folder.path);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const findings: Findings = { lost: [], shaped: [], fields: 0, presses: 0 };
  const known = new Set<string>();
  const look = { baseURL: polder.url, locale: 'en-GB', viewport: { width: 1440, height: 900 } };
  const chosen = [...mainRoutes, ...blankRoutes].slice(from, from + pages);
  try {
    const state = await signedIn(await browser.newContext(look));
    for (const route of chosen) {
      // What a press leaves behind is not for the next page.
      const context = await browser.newContext(blankRoutes.includes(route) ? look : { ...look, storageState: state });
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      await walk(page, route, known, findings);
      await context.close();
      console.log(`${route}: ${findings.fields} fields, ${findings.presses} presses so far`);
    }
  } finally {
    await browser.close();
    await polder.kill();
    folder.remove();
  }
  const { lost, shaped, fields, presses } = findings;
  summarise('letters', {
    startedAt,
    lines: [`${fields} fields on ${chosen.length} pages, ${presses} buttons pressed`, ...shaped, ...lost],
    verdicts: [
      { what: 'no letter is lost', holds: lost.length === 0, found: `${lost.length} fields that lose letters` },
      { what: 'fields were found', holds: fields > 0, found: String(fields) },
    ],
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
