/** The frame around a demo: its controls, and the language of its contents. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { Demo } from '../../../frontend/src/demos/frame/Demo';
import type { NamedDemo } from '../../../frontend/src/demos/frame/demo';
import { useTexts } from '../../../frontend/src/demos/frame/useTexts';
import { startTranslations } from '../../../frontend/src/lib/i18n';

const demo: NamedDemo = {
  id: 'example',
  file: './Example.demo.tsx',
  about: {
    place: 1,
    title: { en: 'Example', nl: 'Voorbeeld' },
    when: { en: 'Now.', nl: 'Nu.' },
    controls: { isOpen: { kind: 'switch', value: false } },
  },
  default: function Example() {
    const text = useTexts({ en: 'Where is the key?', nl: 'Waar is de sleutel?' });
    const [kept] = useState(text);
    return <p>{kept}</p>;
  },
};

beforeEach(async () => {
  await startTranslations(['demos', 'common'], 'en');
  render(
    <MemoryRouter>
      <Demo demo={demo} loadSource={undefined} />
    </MemoryRouter>,
  );
});

test('texts that a demo keeps in its state follow the language', async () => {
  expect(screen.getByText('Where is the key?')).toBeInTheDocument();
  await act(() => i18next.changeLanguage('nl'));
  expect(await screen.findByText('Waar is de sleutel?')).toBeInTheDocument();
});

test('resetting the controls keeps the focus', () => {
  const reset = screen.getByRole('button', { name: 'Reset' });
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('switch'));
  expect(reset).toHaveAttribute('aria-disabled', 'false');
  act(() => reset.focus());
  fireEvent.click(reset);
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(reset).toHaveFocus();
  expect(reset).toBeEnabled();
});
