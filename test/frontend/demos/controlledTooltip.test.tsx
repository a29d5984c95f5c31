import { act, fireEvent, render, screen } from '@testing-library/react';
import Controlled from '../../../frontend/src/demos/ui/tooltip/Controlled.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }],
  ['does not have without HTTPS', undefined],
])('an address is said not to be copied to a clipboard that the browser %s', async (_, clipboard) => {
  await startTranslations([], 'en');
  Object.assign(navigator, { clipboard });
  render(<Controlled />);
  const button = screen.getByRole('button');
  fireEvent.focus(button);
  await act(async () => fireEvent.click(button));
  expect(document.body).toHaveTextContent('The browser did not allow it to be copied');
});
