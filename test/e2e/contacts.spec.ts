import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './people';

const rows = (page: Page) => page.getByRole('list', { name: 'All contacts' }).getByRole('link');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const filter = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });

async function openContacts(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/contacts${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test('thirty contacts are listed, and contact 1 is shown', async ({ page }) => {
  const problems = watchConsole(page);
  await openContacts(page);
  await expect(page.getByText('30 contacts')).toBeVisible();
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(heading(page, 'Aïcha Benali')).toBeVisible();
  expect(problems).toEqual([]);
});

test('each filter shows as many contacts as it says', async ({ page }) => {
  await openContacts(page);
  for (const name of ['Frequent', 'Starred', 'Engineering', 'Support', 'Sales']) {
    const count = Number(/\d+/.exec((await filter(page, name).textContent()) ?? '')?.[0]);
    await filter(page, name).click();
    await expect(rows(page).first().locator('xpath=..')).toHaveAttribute('aria-setsize', String(count));
  }
});

test('searching works within the filter, and a reset is offered', async ({ page }) => {
  await openContacts(page);
  await page.keyboard.press('/');
  await page.keyboard.type('nguyen');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('mark')).toHaveText('Nguyễn');
  await filter(page, 'Sales').click();
  await page.getByRole('button', { name: 'Show all contacts' }).click();
  await expect(rows(page).first()).toContainText('Aïcha Benali');
});

test('selecting a contact shows it at its own URL', async ({ page }) => {
  await openContacts(page);
  await rows(page).filter({ hasText: 'Daan Mulder' }).click();
  await expect(heading(page, 'Daan Mulder')).toBeVisible();
  await expect(page).toHaveURL(/\?id=6$/);
  await page.reload();
  await expect(heading(page, 'Daan Mulder')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/contacts$/);
  await expect(heading(page, 'Aïcha Benali')).toBeVisible();
});

test('a star is toggled in the list and the card, and persists across a reload', async ({ page }) => {
  await openContacts(page);
  const star = page.getByRole('button', { name: 'Star Aylin Demir' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, 'Starred')).toHaveText('Starred5');
  await rows(page).filter({ hasText: 'Aylin' }).click();
  await expect(heading(page, 'Aylin Demir')).toBeVisible();
  await page.keyboard.press('s');
  await expect(star.first()).toHaveAttribute('aria-pressed', 'false');
});

test('deleting a contact removes it, and can be undone', async ({ page }) => {
  await openContacts(page, '?id=2');
  await page.getByRole('button', { name: 'Delete contact' }).click();
  await expect(page.getByText('29 contacts')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Aylin' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Aylin Demir')).toBeVisible();
  await expect(page.getByText('30 contacts')).toBeVisible();
});

test('the keyboard moves from one end of the list to the other', async ({ page }) => {
  await openContacts(page);
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await expect(rows(page).filter({ hasText: 'Youssef Haddad' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).filter({ hasText: 'Aïcha Benali' })).toBeFocused();
});

test('of ten thousand contacts only the visible ones are rendered, at any scroll position', async ({ page }) => {
  await page.addInitScript(() => {
    const departments = ['Engineering', 'Support', 'Sales'];
    const value = Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      firstname: 'Contact',
      lastname: String(index + 1).padStart(5, '0'),
      image: '',
      department: departments[index % 3],
      company: `Company ${index % 97}`,
      phone: '',
      email: `contact${index}@polder.example`,
      address: '',
      notes: '',
      frequentlycontacted: false,
      starred: false,
      deleted: false,
    }));
    localStorage.setItem('polder.guest.apps.contacts', JSON.stringify({ version: 1, value }));
  });
  await openContacts(page);
  await expect(page.getByText('10,000 contacts')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);

  // The benchmark measures milliseconds; this checks that no scroll step renders more rows than the first.
  const max = await page.locator('.item-list').evaluate(async (scroller) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let drawn = 0;
    for (let step = 1; step <= 20; step += 1) {
      scroller.scrollTop = (scroller.scrollHeight * step) / 20;
      await frame();
      await frame();
      drawn = Math.max(drawn, scroller.querySelectorAll('li').length);
    }
    return drawn;
  });
  expect(max).toBeLessThan(60);
  await expect(page.getByRole('link', { name: /Contact 10000/ })).toBeVisible();

  await page.getByLabel('Search contacts').fill('09999');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Search contacts').fill('');
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: /Contact 10000/ })).toBeFocused();
});
