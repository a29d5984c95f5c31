import { act, fireEvent, render, screen } from '@testing-library/react';
import Controlled from '../../../frontend/src/demos/ui/tooltip/Controlled.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

test('an address that the browser does not copy is said not to be', async () => {
  await startTranslations([], 'en');
  const writeText = jest.fn().mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  Object.assign(navigator, { clipboard: { writeText } });
  render(<Controlled />);
  const button = screen.getByRole('button');
  fireEvent.focus(button);
  await act(async () => fireEvent.click(button));
  expect(writeText).toHaveBeenCalled();
  expect(document.body).toHaveTextContent('The browser did not allow it to be copied');
});
