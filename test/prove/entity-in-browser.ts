/**
 * Run by `entity.ts` in its copy: fills in every field of the panel in one browser, and finds the values in the cloud, and in
 * the table of another browser. Names no field but the name, so it holds for any entity.
 */
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import texts from '../../frontend/src/locales/en/rentals.json';
import { contentFields, rentalFields } from '../../graphql/rental';
import { demoAccount } from '../../local/sample/demo-account';
import { fillSignIn } from '../e2e/people';
import { storedRentals } from '../e2e/stored-rentals';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { startPolder, temporaryFolder } from '../harness/polder';

const name = 'Proof of an entity';
const names: Readonly<Record<string, string>> = texts.field;
/** The flag follows from the country. */
const fields = contentFields.filter((field) => field !== 'Flag');
const examples = { country: 'NL', number: 6 } as const;

function exampleOf(field: (typeof fields)[number]): string | number {
  const { kind } = rentalFields[field];
  if (field === 'Name') return name;
  return kind === 'text' ? `In ${field}` : examples[kind];
}

async function signedIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/auth/loginformik');
  await fillSignIn(page, demoAccount.email, demoAccount.password);
  await page.getByRole('heading', { name: 'Rotterdam', level: 1 }).waitFor();
  return page;
}

async function main(): Promise<void> {
  const executablePath = requireChromium();
  const folder = temporaryFolder('entity');
  const polder = await startPolder(folder.path);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await signedIn(browser, polder.url);
    await page.getByRole('button', { name: texts.edit.add, exact: true }).click();
    const panel = page.getByRole('dialog', { name: texts.edit.newTitle });
    for (const field of fields) await panel.locator(`[name=${field}]`).fill(String(exampleOf(field)));
    await panel.getByRole('button', { name: texts.edit.saveNew }).click();
    await expect(panel).toBeHidden();
    const values = Object.fromEntries(fields.map((field) => [field, exampleOf(field)]));
    await expect(async () => expect(await storedRentals(name, polder.url)).toMatchObject([values])).toPass();

    const other = await signedIn(browser, polder.url);
    await other.goto(`/dashboards/Rotterdam?q=${encodeURIComponent(name)}`);
    const row = other.getByRole('row', { name: new RegExp(name) });
    for (const field of fields) {
      await expect(other.getByRole('columnheader', { name: names[field] })).toBeVisible();
      await expect(row).toContainText(String(exampleOf(field)));
    }
    const [picture] = process.argv.slice(2);
    if (picture) {
      await other.goto('/dashboards/Rotterdam');
      await other.waitForLoadState('networkidle');
      await other.screenshot({ path: picture, fullPage: true });
    }
    console.log(`${fields.join(', ')} are in the cloud and in the table`);
  } finally {
    await browser.close();
    await polder.kill();
    folder.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
