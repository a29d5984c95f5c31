/** Copying the name of a helper class says what came of it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HelperClasses } from '../../../frontend/src/demos/design/HelperClasses';
import { regionId } from '../../../frontend/src/lib/announce';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['design'], 'en'));

const writeText = jest.fn<Promise<void>, [string]>();

const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy text-secondary' })));
const announced = () => document.getElementById(regionId('polite'))?.textContent;

beforeEach(() => {
  Object.assign(navigator, { clipboard: { writeText } });
  render(
    <>
      <HelperClasses />
      <p id={regionId('polite')} />
    </>,
  );
});

test('a copied name is announced, each time', async () => {
  writeText.mockResolvedValue();
  await copy();
  expect(writeText).toHaveBeenLastCalledWith('text-secondary');
  const first = announced();
  expect(first).toBe('text-secondary was copied.');
  await copy();
  expect(announced()?.trim()).toBe(first);
  expect(announced()).not.toBe(first);
});

test.each([
  ['refuses', { writeText }],
  ['does not have without HTTPS', undefined],
])('a name is said not to be copied to a clipboard that the browser %s', async (_, clipboard) => {
  Object.assign(navigator, { clipboard });
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await copy();
  expect(announced()).toBe('The browser did not let text-secondary be copied.');
  expect(screen.getByTitle('The browser did not let text-secondary be copied.')).toBeVisible();
});
