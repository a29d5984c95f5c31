import { expect, type Locator, test } from '@playwright/test';
import { watchConsole } from './people';

test('products are searched, filtered and sorted, and the URL stores it', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/ecom/shop');
  const products = page.getByRole('article');
  await expect(products).toHaveCount(12);
  await page.getByLabel('Search products').fill('delft');
  await expect(products).toHaveCount(1);
  await page.getByLabel('Search products').fill('');
  await page.getByLabel('Category').selectOption('Outdoors');
  await expect(products).toHaveCount(3);
  await page.getByLabel('To (€)').fill('50');
  await expect(products).toHaveCount(2);
  await page.getByLabel('Sort by').selectOption('Price, highest first');
  await expect(products.first()).toContainText('Storm umbrella');
  await page.reload();
  await expect(products).toHaveCount(2);
  await expect(products.first()).toContainText('Storm umbrella');
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(products).toHaveCount(12);
  await page.getByLabel('Search products').fill('submarine');
  await expect(page.getByText('No product matches your filter.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('what clears the filter is on the row of the filters, in any window that has room for them', async ({ page }) => {
  await page.goto('/ecom/shop');
  const filter = page.locator('.shop-filter');
  const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const [order, clear] = [filter.getByLabel('Sort by'), filter.getByRole('button', { name: 'Clear filter' })];
  for (const width of [768, 1024, 1199, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await bottom(clear)) - (await bottom(order)), `${width}`).toBe(0);
  }
});

test('on a phone, what clears the filter takes room only where there is something to clear', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecom/shop');
  await expect(page.getByRole('article')).toHaveCount(12);
  const clear = page.getByRole('button', { name: 'Clear filter' });
  await expect(clear).toBeHidden();
  await page.getByLabel('Category').selectOption('Outdoors');
  await clear.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(clear).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clear).toBeHidden();
});

test('a price may have cents, and an impossible price filter shows a message', async ({ page }) => {
  await page.goto('/ecom/shop');
  const products = page.getByRole('article');
  const min = page.getByLabel('From (€)');
  const max = page.getByLabel('To (€)');
  await max.pressSequentially('12.50');
  await expect(products).toHaveCount(2);
  await expect(page).toHaveURL(/to=12\.50$/);
  await min.pressSequentially('100');
  await expect(page.getByRole('alert')).toHaveText(
    '“From” is higher than “To”: no price is in between. Change one of them.',
  );
  await expect(min).toHaveAttribute('aria-invalid', 'true');
  await max.fill('cheap');
  await expect(page.getByRole('alert')).toHaveText('A price is a number, such as 12 or 12.50.');
  await page.getByRole('button', { name: 'Clear filter' }).first().click();
  await expect(max).toHaveValue('');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(products).toHaveCount(12);
});

test('a product is added to the cart up to its stock, and the cart persists across a reload', async ({ page }) => {
  await page.goto('/ecom/shop');
  await page.getByRole('link', { name: 'City bicycle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'City bicycle' })).toBeVisible();
  await page.getByRole('button', { name: /in the evening/ }).click();
  await expect(page.getByRole('img', { name: /in the evening/ })).toBeVisible();
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('9');
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('All 3 that we have are in your cart.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  // Persisted when the edits pause, or on leaving the page.
  await page.reload();
  await page.getByRole('button', { name: 'Cart, 3 items' }).click();
  const cart = page.getByRole('dialog');
  await expect(cart.locator('output')).toHaveText('€1,947.00');
  await cart.getByRole('button', { name: 'One less' }).click();
  await expect(cart.locator('output')).toHaveText('€1,298.00');
  await cart.getByRole('button', { name: /Take out/ }).click();
  await expect(cart.getByText('Your cart is empty.')).toBeVisible();
  await cart.getByRole('button', { name: 'Undo' }).click();
  await expect(cart.locator('output')).toHaveText('€1,298.00');
});

test('where the browser has no room for the cart, the page and the cart say so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/ecom/shopdetail?id=3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.locator('main .alert-warning')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('dialog').locator('.alert-warning')).toBeVisible();
});

test('amounts are formatted for the language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('polder.language', 'nl'));
  await page.goto('/ecom/shopdetail?id=2');
  await expect(page.getByText('€ 649,00')).toBeVisible();
});

test('the product page without a product opens the first one, and Back returns to the previous page', async ({
  page,
}) => {
  await page.goto('/ecom/shop?category=paper');
  await page.goto('/ecom/shopdetail');
  await expect(page.getByRole('link', { name: 'Product detail' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Canal house bookends' })).toBeVisible();
  await expect(page).toHaveURL(/shopdetail\?id=1$/);
  await page.goBack();
  await expect(page).toHaveURL(/shop\?category=paper$/);
});

test('related products are links, and an unknown product shows a message', async ({ page }) => {
  await page.goto('/ecom/shopdetail?id=6');
  const related = page.getByRole('region', { name: 'You may also like' }).getByRole('link');
  await expect(related).toHaveCount(3);
  const name = (await related.first().textContent()) ?? '';
  await related.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/ecom/shopdetail?id=99');
  await expect(page.getByText('There is no product at this address.')).toBeVisible();
});

test('the focus stays in the cart when the focused item is removed', async ({ page }) => {
  await page.goto('/ecom/shopdetail?id=3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.keyboard.press('c');
  const cart = page.getByRole('dialog');
  await cart.getByRole('button', { name: /Take out/ }).press('Enter');
  await expect(cart).toBeFocused();
  await cart.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(cart).toBeFocused();
});

test('the button that added the last of a product keeps the focus', async ({ page }) => {
  await page.goto('/ecom/shopdetail?id=2&variant=frame53');
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await add.press('Enter');
  await expect(page.getByText('The last one is in your cart.')).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(add).toBeFocused();

  await page.goto('/ecom/shop');
  const addHouses = page.getByRole('button', { name: 'Add to cart: Canal house bookends' });
  await expect(async () => {
    await addHouses.press('Enter');
    await expect(addHouses).toBeDisabled({ timeout: 1 });
  }).toPass();
  await expect(addHouses).toBeFocused();
});

test('a variant has its own price, stock and picture, and its own address', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/ecom/shop?search=poster');
  const card = page.getByRole('article');
  await expect(card).toContainText('from €18.50');
  await expect(card).toContainText('3 sizes');
  await card.getByRole('link').click();
  const offer = page.getByRole('region', { name: 'Price and order' });
  await expect(offer.getByRole('radio', { name: '50 × 70 cm' })).toBeChecked();
  // By arrow key, as in any group of radio buttons.
  await offer.getByRole('radio', { name: '50 × 70 cm' }).press('ArrowDown');
  await expect(offer.getByRole('radio', { name: '70 × 100 cm' })).toBeFocused();
  await expect(offer.locator('.figure-number')).toHaveText('€44.50');
  await expect(page).toHaveURL(/id=4&variant=poster70$/);
  await expect(offer).toContainText('Only 4 left');
  await offer.getByRole('button', { name: 'Add to cart' }).click();
  await page.reload();
  await expect(offer.getByRole('radio', { name: '70 × 100 cm' })).toBeChecked();
  await offer.getByRole('radio', { name: '30 × 40 cm' }).check();
  await offer.getByRole('button', { name: 'Add to cart' }).click();
  await page.keyboard.press('c');
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await expect(cart.locator('output')).toHaveText('€63.00');
  await cart.getByRole('link', { name: '“Bridge at dusk”, 70 × 100 cm' }).click();
  await expect(page).toHaveURL(/variant=poster70$/);

  await page.goto('/ecom/shopdetail?id=2&variant=frame61');
  await expect(offer).toContainText('Sold out');
  await expect(offer.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await page.goto('/ecom/shopdetail?id=2&variant=frame99');
  await expect(offer.getByRole('radio', { name: '57 cm' })).toBeChecked();
  const colourOf = (variant: string) =>
    page.goto(`/ecom/shopdetail?id=9&variant=${variant}`).then(() =>
      page
        .getByRole('img', { name: /by day/ })
        .locator('path')
        .nth(1)
        .getAttribute('fill'),
    );
  expect(await colourOf('moss')).not.toBe(await colourOf('brick'));
  expect(problems).toEqual([]);
});
