/** What the page of icons says when it finds or copies none. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconsPage } from '../../../frontend/src/demos/icons/IconsPage';
import type { IconSet } from '../../../frontend/src/demos/icons/iconSet';
import { startTranslations } from '../../../frontend/src/lib/i18n';

// Vite's globs.
jest.mock('../../../frontend/src/demos/icons/pageSources', () => ({ pageSources: {} }));
// Its parser is a module that Jest does not read.
jest.mock('../../../frontend/src/demos/frame/live/highlight', () => ({ highlight: () => [] }));

beforeAll(() => startTranslations(['demos', 'common'], 'en'));

const set: IconSet = {
  title: { en: 'Icons', nl: 'Pictogrammen' },
  licence: 'MIT',
  load: async () => [
    ['house', []],
    ['house-fill', []],
    ['globe', []],
  ],
  frame: {},
  hasFilled: true,
  jsx: (name) => name,
};

test('no icon is said to have a name only where the kind leaves none out', async () => {
  render(<IconsPage set={set} />);
  await screen.findByText('3 of 3 icons');
  const search = (value: string) =>
    act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value } }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Filled' })));
  await search('globe');
  expect(screen.getByText(/^No filled icon has “globe” in its name/)).toBeVisible();
  await search('xyz');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'All' })));
  expect(screen.getByText(/^No icon has “xyz” in its name/)).toBeVisible();
});

test('an icon is said not to be copied where the browser has no clipboard, as without HTTPS', async () => {
  Object.assign(navigator, { clipboard: undefined });
  render(<IconsPage set={set} />);
  await screen.findByText('3 of 3 icons');
  await act(async () => fireEvent.keyDown(screen.getByRole('grid'), { key: 'Enter' }));
  expect(screen.getByText('The browser did not allow house to be copied')).toBeVisible();
});
