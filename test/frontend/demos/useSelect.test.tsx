import { act, fireEvent, render, screen } from '@testing-library/react';
import CreatableSelect from 'react-select/creatable';
import { useSelect } from '../../../frontend/src/demos/form-pickers/tag-select/useSelect';
import { startTranslations } from '../../../frontend/src/lib/i18n';

const make = (typed: string) => `Make “${typed}”`;

// jsdom passes for a touch screen, where react-select leaves the field after a choice.
const Labels = () => (
  <CreatableSelect {...useSelect()} isMulti aria-label="Labels" formatCreateLabel={make} blurInputOnSelect={false} />
);

test('an option that is made is announced by its own name', async () => {
  await startTranslations([], 'en');
  render(<Labels />);
  const field = screen.getByLabelText('Labels');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'Terrace' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('log')).toHaveTextContent(/^Terrace chosen/);
});
