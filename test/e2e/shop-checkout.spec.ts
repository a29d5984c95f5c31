import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { changeLayout } from './layout-settings';
import { storeDemoSession, watchConsole } from './people';

const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the checkout' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const totals = (page: Page) => page.getByRole('complementary', { name: 'Your order' });

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Mila Jansen');
  await page.getByLabel('Email', { exact: true }).fill('mila@example.nl');
  await page.getByLabel('Street and number').fill('Wijnhaven 12');
  await page.getByLabel('Postcode').fill('3011aa');
  await page.getByLabel('City').fill('Rotterdam');
}

/** Puts four tins of stroopwafels and a mug into the cart. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/ecom/shopdetail?id=3');
  await page.getByRole('spinbutton').fill('4');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.goto('/ecom/shopdetail?id=12');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
}

test('an order is placed step by step, with what it costs, and takes its products out of stock', async ({ page }) => {
  const problems = watchConsole(page);
  await fillCart(page);
  await page.keyboard.press('c');
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click();
  await expect(heading(page, /Step 1 of 4: Cart/)).toBeVisible();
  await expect(totals(page)).toContainText('€54.75');
  await expect(totals(page)).toContainText('€4.95');
  await expect(totals(page)).toContainText('€59.70');
  await expect(totals(page)).toContainText('€20.25 more, and delivery is free.');
  await expectNoViolations(page, 'cart');

  await page.getByRole('button', { name: 'Go on to the address' }).click();
  await expect(heading(page, /Step 2 of 4: Address/)).toBeFocused();
  await page.getByRole('button', { name: 'Go on to delivery' }).click();
  // The first wrong field has the focus, and says what is missing.
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter your name.');
  await expectNoViolations(page, 'wrong address');
  await fillAddress(page);
  // In its usual form once the field is left.
  await expect(page.getByLabel('Postcode')).toHaveValue('3011 AA');
  await page.getByLabel('Country').selectOption('Belgium');
  await page.getByRole('button', { name: 'Go on to delivery' }).click();
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('Enter four figures, such as 2000.');
  await page.getByLabel('Country').selectOption('Netherlands');
  await page.getByRole('button', { name: 'Go on to delivery' }).click();

  await expect(heading(page, /Delivery and payment/)).toBeFocused();
  await page.getByRole('button', { name: 'Review the order' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose how you pay.');
  await expectNoViolations(page, 'no payment');
  await page.getByRole('radio', { name: 'Collect it in Rotterdam' }).check();
  await expect(totals(page)).toContainText('Free');
  await page.getByRole('radio', { name: 'To this address' }).check();
  await page.getByRole('radio', { name: 'On invoice' }).check();
  await page.getByRole('button', { name: 'Review the order' }).click();

  await expect(heading(page, /Step 4 of 4: Review/)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('Mila JansenWijnhaven 123011 AA Rotterdam');
  // 39.80 of 54.75 is food, and so is that part of sending it.
  await expect(totals(page)).toContainText('VAT 21% in €16.30');
  await expect(totals(page)).toContainText('VAT 9% in €43.40');
  await expect(page.getByText('Nothing is sent, and nothing is paid.')).toBeVisible();
  await expectNoViolations(page, 'review');
  await page.getByRole('button', { name: 'Place the order' }).click();

  await expect(heading(page, 'Thank you: order 1001 is placed')).toBeFocused();
  await expect(page).toHaveURL(/step=placed&order=1001$/);
  await expectNoViolations(page, 'placed');
  await page.reload();
  await expect(heading(page, 'Thank you: order 1001 is placed')).toBeVisible();
  // Back does not lead into the checkout of an order that is placed already.
  await page.goBack();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goto('/ecom/shopdetail?id=12');
  await expect(page.getByText('The last one')).toBeVisible();
  expect(problems).toEqual([]);
});

test('what is entered stays, with Back, Forward and a reload, and when the page is left', async ({ page }) => {
  await fillCart(page);
  await page.goto('/ecom/checkout?step=review');
  // Only as far as there is something to review.
  await expect(heading(page, /Step 2 of 4: Address/)).toBeVisible();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Go on to delivery' }).click();
  await page.getByRole('radio', { name: 'By bank transfer' }).check();
  await page.goBack();
  await expect(heading(page, /Address/)).toBeFocused();
  await page.getByLabel('City').fill('Schiedam');
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'By bank transfer' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'By bank transfer' })).toBeChecked();
  await page.getByRole('link', { name: 'All products' }).click();
  await page.goto('/ecom/checkout?step=review');
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('3011 AA Schiedam');
  await page.getByRole('button', { name: 'Change Address' }).click();
  await expect(heading(page, /Address/)).toBeFocused();
  await expect(steps(page).getByRole('button', { name: /Review/ })).toBeVisible();
  // Enter leaves the step without leaving the field.
  await page.getByLabel('Postcode').fill('3011ab');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Delivery/)).toBeFocused();
  await steps(page)
    .getByRole('button', { name: /Review/ })
    .click();
  await expect(heading(page, /Review/)).toBeFocused();
  const address = page.getByRole('region', { name: 'Address' });
  await expect(address).toContainText('3011 AB Schiedam');
  await changeLayout(page, { rightToLeft: true });
  const rightEdgeOf = (part: Locator) =>
    part.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return Math.round(text.getBoundingClientRect().right);
    });
  const line = address.getByText('3011 AB Schiedam', { exact: true });
  expect(await rightEdgeOf(line)).toBe(await rightEdgeOf(address.getByRole('heading')));
});

test('the account’s email is filled in, and can be replaced', async ({ page }) => {
  await storeDemoSession(page);
  await fillCart(page);
  await page.goto('/ecom/checkout?step=address');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue(/@/);
  await email.press('ControlOrMeta+a');
  await email.press('Delete');
  await email.pressSequentially('me@x.nl');
  await expect(email).toHaveValue('me@x.nl');
});

test('who delivers abroad takes no money at the door', async ({ page }) => {
  await fillCart(page);
  await page.goto('/ecom/checkout?step=address');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Go on to delivery' }).click();
  await page.getByRole('radio', { name: 'On delivery' }).check();
  await steps(page)
    .getByRole('button', { name: /Address/ })
    .click();
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByLabel('Postcode').fill('10115');
  await page.getByRole('button', { name: 'Go on to delivery' }).click();
  const onDelivery = page.getByRole('radio', { name: 'On delivery' });
  await expect(onDelivery).toBeDisabled();
  await expect(onDelivery).not.toBeChecked();
  await expect(onDelivery).toHaveAccessibleDescription('Only within the Netherlands, or when you collect it.');
  await page.getByRole('radio', { name: 'Collect it in Rotterdam' }).check();
  await expect(onDelivery).toBeEnabled();
});

test('an order is placed, sent, cancelled and ordered again by keyboard alone', async ({ page }) => {
  await page.goto('/ecom/shopdetail?id=12');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).press('Enter');
  await page.keyboard.press('c');
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).press('Enter');
  await page.getByRole('button', { name: 'Go on to the address' }).press('Enter');
  await expect(heading(page, /Address/)).toBeFocused();
  await page.keyboard.press('Tab');
  for (const text of ['Mila Jansen', 'mila@example.nl', 'Wijnhaven 12']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The country stays.
  await page.keyboard.press('Tab');
  await page.keyboard.type('3011 AA');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rotterdam');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Delivery and payment/)).toBeFocused();
  // Past the deliveries, of which one is chosen, to the first way to pay.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Review/)).toBeFocused();
  await page.getByRole('button', { name: 'Place the order' }).press('Enter');
  await expect(heading(page, /order 1001 is placed/)).toBeFocused();
  await page.getByRole('button', { name: 'Cancel the order' }).press('Enter');
  await expect(heading(page, 'Order 1001 is cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(heading(page, /order 1001 is placed/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as sent' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Order again' }).press('Enter');
  await expect(heading(page, /Step 1 of 4: Cart/)).toBeVisible();
  await expect(totals(page)).toContainText('€14.95');
});

test('orders are listed, each with its address, and what is no longer in stock is left out of the next', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto('/ecom/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expectNoViolations(page, 'no orders');
  const address = { name: 'Zoë', email: 'zoe@example.nl', street: 'Kade 1', postcode: '2611 AA', city: 'Delft' };
  const orders = [
    { id: 1002, lines: [{ productId: 12, quantity: 2, price: 1295, vat: 21 }], country: 'NL' },
    { id: 1001, lines: [{ productId: 3, quantity: 1, price: 995, vat: 9 }], country: 'BE' },
  ].map(({ country, ...order }) => ({
    ...order,
    placedAt: '2026-11-20T09:30:00.000Z',
    status: 'placed',
    delivery: 'home',
    payment: 'transfer',
    shipping: 495,
    address: { ...address, country },
  }));
  await page.evaluate(
    (value) => localStorage.setItem('polder.guest.apps.shop-orders', JSON.stringify({ version: 1, value })),
    orders,
  );
  await page.reload();
  const list = page.getByRole('list', { name: 'Orders' });
  await expect(list.getByRole('link')).toHaveCount(2);
  const detail = page.getByRole('region', { name: 'The order' });
  await expect(detail.getByRole('heading', { name: 'Order 1002' })).toBeVisible();
  // At the price of that time.
  await expect(detail).toContainText('2 × €12.95');
  await expect(detail).toContainText('€30.85');
  await expect(detail.getByRole('button', { name: 'Order again' })).toBeDisabled();
  await expectNoViolations(page, 'orders');
  await list.getByRole('link', { name: /Order 1001/ }).click();
  await expect(page).toHaveURL(/orders\?id=1001$/);
  await expect(detail).toContainText('Belgium');
  await detail.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(detail.getByText('Cancelled')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(detail.getByText('Placed', { exact: true })).toBeVisible();
  await page.goto('/ecom/orders?id=7');
  await expect(page.getByText('There is no order with this number.')).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an order is placed and found by touch', async ({ page }) => {
    await page.goto('/ecom/shopdetail?id=12');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).tap();
    await page.getByRole('button', { name: 'Cart, 1 item' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).tap();
    await page.getByRole('button', { name: 'Go on to the address' }).tap();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Go on to delivery' }).tap();
    // The whole row can be pressed.
    await page.getByText('You receive an invoice').tap();
    await page.getByRole('button', { name: 'Review the order' }).tap();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.getByRole('button', { name: 'Place the order' }).tap();
    await page.getByRole('link', { name: 'See your orders' }).tap();
    await expect(page.getByRole('heading', { name: 'Order 1001' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).tap();
    await page.getByRole('link', { name: /Order 1001/ }).tap();
    await expect(page.getByRole('heading', { name: 'Order 1001' })).toBeVisible();
    expect(await overflow()).toBe(0);
  });
});
