import { fireEvent, render, screen } from '@testing-library/react';
import { PaletteButton } from '../../../frontend/src/features/palette/PaletteButton';
import { startTranslations } from '../../../frontend/src/lib/i18n';

const mockProps = jest.fn();

// A palette that stays under way, as with a network that does not answer.
jest.mock('../../../frontend/src/components/LazyComponent', () => ({
  defineLazy: () => ({ load: () => new Promise(() => undefined) }),
  LazyComponent: ({ props }: { props: unknown }) => {
    mockProps(props);
    return <p>The palette loads</p>;
  },
}));

const pageKey = jest.fn();

beforeEach(async () => {
  await startTranslations([], 'en');
  pageKey.mockClear();
  render(
    <>
      <PaletteButton />
      <input onKeyDown={({ key }) => pageKey(key)} />
    </>,
  );
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
});

/** Whether the browser may act on the key. */
const press = (key: string) => fireEvent.keyDown(screen.getByRole('textbox'), { key });
const isLoading = () => screen.queryByText('The palette loads') !== null;
const typedAhead = () => mockProps.mock.lastCall?.[0].typedAhead();

test('what is typed while the palette loads is for the palette', () => {
  for (const key of ['n', 'o', 'x', 'Backspace', 'ArrowDown', 'Delete', 'Enter'])
    expect([key, press(key)]).toEqual([key, false]);
  expect(typedAhead()).toBe('no\n');
  expect(pageKey).not.toHaveBeenCalled();
  expect(isLoading()).toBe(true);
});

test('keys of the browser work while the palette loads, without the page taking them', () => {
  for (const key of ['F5', 'F12', 'PageDown', 'Home', 'Shift']) expect([key, press(key)]).toEqual([key, true]);
  expect(pageKey).not.toHaveBeenCalled();
  expect(typedAhead()).toBe('');
});

test('Escape ends a palette that loads', () => {
  press('n');
  expect(press('Escape')).toBe(false);
  expect(pageKey).not.toHaveBeenCalled();
  expect(isLoading()).toBe(false);
  expect(press('n')).toBe(true);
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  expect(isLoading()).toBe(true);
  expect(typedAhead()).toBe('');
});

test('Tab goes on to the next field, which gets what is typed then', () => {
  expect(press('Tab')).toBe(true);
  expect(isLoading()).toBe(false);
  expect(press('n')).toBe(true);
  expect(pageKey.mock.calls.flat()).toEqual(['Tab', 'n']);
});
