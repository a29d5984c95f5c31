/** The tables of props of the components that a page shows. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { openWithLayout } from '../layout-settings';

const open = (page: Page, component: string) =>
  page.getByRole('region', { name: 'Props', exact: true }).getByText(component, { exact: true }).click();
const table = (page: Page, component: string) => page.getByRole('region', { name: `Props of ${component}` });

test('a page names the components of its demos, and shows their props when asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/ui/buttons');
  await expect(page.getByRole('region', { name: 'Props', exact: true }).locator('summary').first()).toHaveText(
    /Button\s*reactstrap/,
  );
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('component-props'))).toEqual([]);
  await open(page, 'Button');
  const color = table(page, 'Button').getByRole('row', { name: /^color/ });
  await expect(color).toHaveText(/string.*'secondary'.*Change color of Button/);
  await expect(table(page, 'Button').getByRole('row', { name: /^onClick/ })).toHaveCount(0);
  await expect(page.getByText('And all attributes of <button>.').first()).toBeVisible();
  await open(page, 'Icon');
  await expect(table(page, 'Icon').getByRole('row', { name: /^icon/ })).toHaveText(/IconShape.*required/);
  await expectNoViolations(page, 'tables of props');
});

test('props that fail to load show an error and can be retried', async ({ page }) => {
  await page.goto('/ui/badges');
  await expect(page.getByRole('heading', { name: 'Props' })).toBeVisible();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.context().setOffline(true);
  await open(page, 'Badge');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' }).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(table(page, 'Badge').getByRole('row', { name: /^pill/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });

  test('the props fit, in Dutch too', async ({ page }) => {
    await page.goto('/ui/dropdown');
    await page.getByRole('region', { name: 'Props', exact: true }).getByText('Dropdown', { exact: true }).click();
    const props = page.getByRole('region', { name: 'Props van Dropdown' });
    const direction = props.getByRole('row', { name: /^direction/ });
    await expect(direction).toHaveText(/"down" \| "end" \| "start" \| "up"/);
    expect(await props.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
    await expect(
      page.getByText('En alle attributen die elk HTML-element heeft.').and(page.locator(':visible')),
    ).toHaveCount(1);
    await expectNoViolations(page, 'props on a phone');
  });

  test('a component and its file are set apart, on one line with their marker where they fit', async ({ page }) => {
    await openWithLayout(page, '/widget', { rightToLeft: true });
    const rows = page.getByRole('region', { name: 'Props', exact: true }).locator('summary');
    await expect(rows.filter({ hasText: 'TopMarketsCard' })).toHaveCount(1);
    const boxes = await rows.evaluateAll((all) =>
      all.map((row) => [row, ...row.children].map((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
    );
    for (const [row, name, file] of boxes) {
      if (!row || !name || !file) throw new Error('A row lacks its name or its file.');
      // The marker is on the first line.
      expect(name.top - row.top).toBeLessThan(16);
      if (Math.abs(file.bottom - name.bottom) < 8) expect(name.left - file.right).toBeGreaterThanOrEqual(8);
    }
  });
});
