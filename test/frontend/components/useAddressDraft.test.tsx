import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAddressDraft } from '../../../frontend/src/components/useAddressDraft';

/** The address as the page is drawn with it: the router is later than the address itself. */
let drawn = { pathname: '/', search: '' };
let drawNow = () => {};

jest.mock('react-router', () => ({ useLocation: () => drawn }));

const toValue = (text: string) => text.replace(/^0+(?=\d)/, '');
const goTo = (text: string) => window.history.replaceState(null, '', text ? `/?q=${text}` : '/');

function Field() {
  const [, redraw] = useState(0);
  drawNow = () => redraw((times) => times + 1);
  const value = new URLSearchParams(drawn.search).get('q') ?? '';
  const draft = useAddressDraft(value, (text) => goTo(toValue(text)), { toValue });
  return (
    <input
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && draft.settle()}
    />
  );
}

/** Draws the page with an address; the present one, if nothing else is said. */
const draw = (search = window.location.search) =>
  act(() => {
    drawn = { pathname: '/', search };
    drawNow();
  });

beforeEach(() => {
  goTo('');
  drawn = { pathname: '/', search: '' };
  render(<Field />);
});

const field = () => screen.getByRole('textbox');

describe('a text field that is bound to the address', () => {
  it('writes to the address when the typing pauses', async () => {
    await userEvent.type(field(), 'wool');
    expect(window.location.search).toBe('');
    await waitFor(() => expect(window.location.search).toBe('?q=wool'));
  });

  it('does not lose letters typed while the page renders with the previous text', async () => {
    await userEvent.type(field(), 'wo{Enter}ol{Enter}');
    draw('?q=wo');
    expect(field()).toHaveValue('wool');
    draw();
    expect(field()).toHaveValue('wool');
  });

  it('is emptied with the filter, even before the page is drawn with what was typed', async () => {
    await userEvent.type(field(), 'wool{Enter}');
    goTo('');
    draw();
    expect(field()).toHaveValue('');
  });

  it('writes what was typed last when it is removed, as with the panel around it', async () => {
    await userEvent.type(field(), 'wool');
    cleanup();
    expect(window.location.search).toBe('?q=wool');
  });

  it('writes nothing to the address of another page', async () => {
    await userEvent.type(field(), 'wool');
    window.history.replaceState(null, '', '/other');
    await userEvent.type(field(), '{Enter}');
    cleanup();
    expect(window.location.search).toBe('');
  });

  it('shows another value of the address, as after Back', async () => {
    goTo('tile');
    draw();
    expect(field()).toHaveValue('tile');
  });

  it('shows a text as the address has it once it is entered, and not while it is typed', async () => {
    await userEvent.type(field(), '007');
    await waitFor(() => expect(window.location.search).toBe('?q=7'));
    draw();
    expect(field()).toHaveValue('007');
    await userEvent.type(field(), '{Enter}');
    expect(field()).toHaveValue('7');
  });
});
