import { services } from '../../../frontend/src/features/about/services';

test('whether the website answers is asked of the website, not of the service worker’s cache', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const website = services.find(({ name }) => name === 'configuration');
  await expect(website?.ask()).rejects.toThrow('Failed to fetch');
  expect(fetching).toHaveBeenCalledWith('/config.json', { cache: 'no-store' });
});
