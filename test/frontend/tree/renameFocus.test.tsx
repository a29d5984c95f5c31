import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useAppSelector } from '../../../frontend/src/app/hooks';
import { createStore } from '../../../frontend/src/app/store';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { selectAccountId, signedIn } from '../../../frontend/src/features/session/sessionSlice';
import TreePage from '../../../frontend/src/features/tree/TreePage';
import { selectTreeState } from '../../../frontend/src/features/tree/treeSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { storedBy } from '../sample-data/makeAppStore';

beforeAll(() => startTranslations(['tree', 'apps', 'common', 'errors', 'layout'], 'en'));
beforeEach(() => localStorage.clear());

const row = (name: string) => screen.findByRole('treeitem', { name });
/** Longer than whatever moves the focus later. */
const wait = () => act(() => new Promise((done) => setTimeout(done, 100)));

/** As the layout has it: a page is of one account. */
function OwnTreePage() {
  return <TreePage key={useAppSelector(selectAccountId)} />;
}

async function rename(typed: string) {
  const user = userEvent.setup();
  const store = createStore({ ...defaultLayout });
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <OwnTreePage />
      </MemoryRouter>
    </Provider>,
  );
  const lijnbaan = await row('Lijnbaan');
  act(() => lijnbaan.focus());
  await user.keyboard('{F2}');
  const field = screen.getByRole('textbox', { name: 'New name of Lijnbaan' });
  await user.clear(field);
  await user.type(field, typed);
  const nameNow = () => selectTreeState(store.getState()).tree.nodes.lijnbaan?.name;
  return { user, unmount, nameNow, store };
}

test('a field that is clicked during a rename keeps the focus, and its keys do not reach the tree', async () => {
  const { user } = await rename('Lijnweg');
  await user.click(screen.getByRole('searchbox'));
  await wait();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(await row('Lijnweg')).toBeInTheDocument();
});

test.each([
  ['Enter', 'Lijnweg'],
  ['Escape', 'Lijnbaan'],
])('after %s the row has the focus again', async (key, name) => {
  const { user } = await rename('Lijnweg');
  await user.keyboard(`{${key}}`);
  await wait();
  expect(await row(name)).toHaveFocus();
});

test('a row that is focused right after a rename keeps the focus', async () => {
  const { user } = await rename('Lijnweg');
  await user.keyboard('{Enter}');
  const utrecht = await row('Utrecht');
  act(() => utrecht.focus());
  await wait();
  expect(utrecht).toHaveFocus();
});

test('a name that is typed is kept when Back leads to another page', async () => {
  const { unmount, nameNow } = await rename('Lijnweg');
  unmount();
  expect(nameNow()).toBe('Lijnweg');
});

test('a name that is typed is stored when the page is reloaded', async () => {
  await rename('Lijnweg');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedBy('tree').value.nodes.lijnbaan.name).toBe('Lijnweg');
});

test('a name that was given up stays so when the page is left', async () => {
  const { user, unmount, nameNow } = await rename('Lijnweg');
  await user.keyboard('{Escape}');
  unmount();
  expect(nameNow()).toBe('Lijnbaan');
});

test('a city that is added before the name of another is finished has its field, and undo leaves that name', async () => {
  const { user } = await rename('Lijnweg');
  await user.keyboard('{Enter}');
  const addCity = screen.getByRole('button', { name: 'Add a city' });
  const field = () => screen.getByRole('textbox', { name: 'New name of New city' });
  fireEvent.click(addCity);
  const first = field();
  fireEvent.change(first, { target: { value: 'Gouda' } });
  // A touch: the click comes before what the blur has put off.
  act(() => addCity.focus());
  fireEvent.click(addCity);
  await wait();
  expect(field()).toHaveFocus();
  expect(field()).not.toBe(first);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row('Gouda')).toBeInTheDocument();
  expect(screen.queryByRole('treeitem', { name: 'New city' })).toBeNull();
});

test('a name that is typed does not reach the tree of the next account, which another tab signed in', async () => {
  const { nameNow, store } = await rename('Lijnweg');
  act(() => void store.dispatch(signedIn({ email: 'bob@polder.test', sub: 'bob', role: 'editor' })));
  await row('Lijnbaan');
  await wait();
  expect(nameNow()).toBe('Lijnbaan');
});
