import i18next from 'i18next';
import type { AppDispatch, RootState } from '../../../frontend/src/app/hooks';
import { kinds } from '../../../frontend/src/features/site-search/public/searchSite';
import { searchableApps } from '../../../frontend/src/features/site-search/searchableApps';
import dutch from '../../../frontend/src/locales/nl/shop.json';
import { pageAt } from '../../../frontend/src/navigation/pages';
import { makeAppStore } from '../sample-data/makeAppStore';

const order = {
  id: 1001,
  placedAt: '2026-11-24T10:00:00.000Z',
  status: 'placed',
  delivery: 'home',
  payment: 'invoice',
  shipping: 0,
  lines: [{ productId: 12, quantity: 1, price: 1495, vat: 21 }],
  address: {
    name: 'Zoë',
    email: 'zoe@example.nl',
    street: 'Kade 1',
    postcode: '2611 AA',
    city: 'Delft',
    country: 'NL',
  },
};

/** @param texts without them, a text is its key */
async function foundInApps(texts: object = {}) {
  localStorage.setItem('polder.guest.apps.shop-orders', JSON.stringify({ version: 1, value: [order] }));
  const { dispatch, getState } = makeAppStore();
  const state = () => getState() as unknown as RootState;
  for (const { load } of searchableApps) load?.(dispatch as AppDispatch);
  const isReady = () => searchableApps.every(({ status }) => !status || status(state()) === 'ready');
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 5));
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'nl', resources: { nl: { shop: texts } } });
  return searchableApps.flatMap((app) => app.find(state(), i18n));
}

test('something is found in each app, each with an address of its own that a page has', async () => {
  const found = await foundInApps();
  expect([...new Set(found.map(({ kind }) => kind))].toSorted()).toEqual(
    kinds.filter((kind) => !['page', 'example', 'rental'].includes(kind)).toSorted(),
  );
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  for (const { to, title } of found) {
    expect(pageAt(new URL(to, 'http://localhost').pathname)).toBeDefined();
    expect(title).not.toBe('');
  }
  for (const { page } of searchableApps) expect(pageAt(page)).toBeDefined();
});

test('an order is found by its number, its products and its address', async () => {
  const [one] = (await foundInApps(dutch)).filter(({ kind }) => kind === 'order');
  expect(one).toEqual({
    id: 'order 1001',
    kind: 'order',
    to: '/ecom/orders?id=1001',
    title: 'Bestelling 1001',
    text: [dutch.products.mug.name, 'Zoë', 'Kade 1', '2611 AA', 'Delft'].join(' · '),
  });
});
