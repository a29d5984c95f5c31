/** What the demos of forms say about an answer that changes. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import StepsInUrl from '../../../frontend/src/demos/form-steps/StepsInUrl.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['common'], 'en'));

const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const status = () => screen.getByRole('status');

describe('steps in the URL', () => {
  const open = (address: string) => {
    const router = createMemoryRouter([{ path: '/', element: <StepsInUrl /> }], { initialEntries: [address] });
    render(<RouterProvider router={router} />);
    return router;
  };

  test('a step that is not there yet does not open while an answer is typed', async () => {
    const router = open('/?repair=2');
    await waitFor(() => expect(router.state.location.search).toBe('?repair=1'));
    type('In which house is it?', 'D');
    expect(screen.getByLabelText('In which house is it?')).toHaveValue('D');
    await press('Continue');
    expect(screen.getByRole('heading', { name: 'What is broken?' })).toHaveFocus();
  });

  test('a sent form is at its first step', async () => {
    const router = open('/');
    type('In which house is it?', 'De Gouden Reaal');
    await press('Continue');
    type('What is broken?', 'The boiler');
    await press('Continue');
    type('When may somebody come in?', 'Any morning');
    await press('Report repair');
    expect(status()).toHaveTextContent('Reported. Somebody will call today.');
    expect(router.state.location.search).toBe('?repair=1');
  });
});
