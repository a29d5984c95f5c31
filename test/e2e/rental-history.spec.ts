import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { signInAsDemo, watchConsole } from './people';
import { addRental, editRental, expectOutboxEmpty, openRental, waitUntilSynced } from './rental-editing';
import { storedRentals } from './stored-rentals';

test('the panel of a rental shows who changed what, and an earlier version is restored as a new change', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const name = `Remembered ${Date.now()}`;
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const id = await addRental(page, name, 1234);
  await editRental(page, id, { Population: '5678' });
  await expectOutboxEmpty(page);

  const panel = await openRental(page, id);
  await waitUntilSynced(page);
  const disclosure = panel.getByRole('button', { name: 'History', exact: true });
  await disclosure.click();
  await expect(disclosure).toHaveAttribute('aria-expanded', 'true');
  const versions = panel.getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.nth(0)).toContainText(/Changed.*Version 2.*demo@.*Population.*1,234.*5,678.*As it is now/);
  await expect(versions.nth(1)).toContainText(/Added.*Version 1.*demo@/);
  await expectNoViolations(page, 'the history of a rental', '.rental-panel');

  // What is typed would be lost.
  await panel.getByLabel('Population').fill('9');
  const restore = panel.getByRole('button', { name: 'Restore version 1' });
  await expect(restore).toBeDisabled();
  await panel.getByLabel('Population').fill('5678');
  await restore.click();
  await expect(panel).toBeHidden();
  await expectOutboxEmpty(page);
  await expect.poll(() => storedRentals(name)).toMatchObject([{ Population: 1234, _version: 3 }]);

  const again = await openRental(page, id);
  await again.getByRole('button', { name: 'History', exact: true }).click();
  await expect(again.getByRole('listitem').nth(0)).toContainText(/Restored.*Version 3/);
  expect(problems).toEqual([]);
});
