/** A stage whose setting `websiteAuth` is `apiKey`: the key reads rentals, and the person's token does the rest. */
import { expect, test } from '@playwright/test';
import { signInAsDemo } from './people';

test('a website with an API key has live updates, people and activity', async ({ page }) => {
  const { apiKeys } = await (await page.request.get('/_local/health')).json();
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const configuration = await response.json();
    Object.assign(configuration.API.GraphQL, { defaultAuthMode: 'apiKey', apiKey: apiKeys[0].key });
    await route.fulfill({ response, json: configuration });
  });
  const isReadByKey = page.waitForRequest((request) => request.headers()['x-api-key'] === apiKeys[0].key);
  await signInAsDemo(page);
  await isReadByKey;
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  for (const address of ['/activity', '/people']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText('demo@polder.test').first()).toBeAttached();
    await expect(page.getByText('Your role does not include this.')).toHaveCount(0);
  }
});
