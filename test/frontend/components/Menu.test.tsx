import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../../frontend/src/components/Menu';

function renderMenu(onChoose = jest.fn()) {
  render(
    <>
      <Menu label="Account" button="Jan" buttonClass="btn">
        {(close) =>
          ['Language', 'Lock', 'Sign out'].map((name) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              onClick={() => {
                onChoose(name);
                close();
              }}
            >
              {name}
            </button>
          ))
        }
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { onChoose, opener: screen.getByRole('button', { name: 'Account' }) };
}
const item = (name: string) => screen.getByRole('menuitem', { name });

test('it opens by a click and by the down arrow, with its first item in focus', async () => {
  const { opener } = renderMenu();
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(item('Language')).toHaveFocus();
  await userEvent.click(opener);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  opener.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Language')).toHaveFocus();
});

test('arrows, Home and End move through the items', async () => {
  const { opener } = renderMenu();
  await userEvent.click(opener);
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Lock')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Sign out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Language')).toHaveFocus();
});

test('Escape and choosing close it and give the focus back', async () => {
  const { opener, onChoose } = renderMenu();
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();

  await userEvent.click(opener);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Lock');
  expect(opener).toHaveFocus();
});

test('it closes when it loses the focus', async () => {
  const { opener } = renderMenu();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
