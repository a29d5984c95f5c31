/** Where the focus goes when what was pressed goes away: not to the document, whose first Tab is the page's first. */
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { createStore } from '../../../frontend/src/app/store';
import { readAccount } from '../../../frontend/src/cloud/account';
import { Demo } from '../../../frontend/src/demos/frame/Demo';
import type { DemoSource, NamedDemo } from '../../../frontend/src/demos/frame/demo';
import { Props } from '../../../frontend/src/demos/frame/Props';
import { IconsPage } from '../../../frontend/src/demos/icons/IconsPage';
import { AccountCard } from '../../../frontend/src/demos/sample-pages/profile/AccountCard';
import SearchResultPage from '../../../frontend/src/demos/sample-pages/search-result/SearchResultPage';
import WithAccount from '../../../frontend/src/demos/ui/navbar/WithAccount.demo';
import Selectable from '../../../frontend/src/demos/ui/table/Selectable.demo';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';

// Vite's globs.
jest.mock('../../../frontend/src/demos/icons/pageSources', () => ({ pageSources: {} }));
jest.mock('../../../frontend/src/demos/sample-pages/search-result/pageSources', () => ({ pageSources: {} }));
jest.mock('../../../frontend/src/demos/sample-pages/search-result/useSearchables', () => ({
  useSearchables: () => ({ searchables: [], isMissing: false }),
}));
// Modules of the build.
jest.mock('virtual:shown-components', () => ({ __esModule: true, default: { '/ui': ['components/Icon#Icon'] } }), {
  virtual: true,
});
const mockFail = () => {
  throw new Error('no network');
};
jest.mock('virtual:component-props', () => mockFail(), { virtual: true });
jest.mock('../../../frontend/src/cloud/account');
// Its parser is a module that Jest does not read.
jest.mock('../../../frontend/src/demos/frame/live/highlight', () => ({ highlight: () => [] }));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp, role = 'button') => {
  const pressed = await screen.findByRole(role, { name });
  act(() => pressed.focus());
  await act(async () => fireEvent.click(pressed));
};

beforeAll(() => startTranslations(['demos', 'common', 'search', 'layout', 'profile', 'errors'], 'en'));
beforeAll(() => configure({ asyncUtilTimeout: 3_000 }));

test('signing in and out in the account bar', async () => {
  render(<WithAccount />);
  await press(/Anna de Wit/);
  await press('Sign out', 'menuitem');
  expect(await button('Sign in')).toHaveFocus();
  await press('Sign in');
  expect(await button(/Anna de Wit/)).toHaveFocus();
});

test('sending reminders for all rows, and beginning again', async () => {
  render(<Selectable />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'All payments' }));
  await press('Send 3 reminders');
  const send = await button('Send a reminder');
  expect(send).toHaveFocus();
  expect(send).toBeEnabled();
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await press('Begin again');
  expect(screen.getByRole('checkbox', { name: 'All payments' })).toHaveFocus();
});

test('a suggestion of the search leads to its field', async () => {
  render(
    <BrowserRouter>
      <SearchResultPage />
    </BrowserRouter>,
  );
  await press('keyboard');
  expect(screen.getByRole('searchbox')).toHaveValue('keyboard');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('all icons are shown again', async () => {
  render(
    <IconsPage
      set={{
        title: { en: 'Icons', nl: 'Pictogrammen' },
        licence: 'MIT',
        load: async () => [['house', []]],
        frame: {},
        hasFilled: false,
        jsx: (name) => name,
      }}
    />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } });
  await press('Show all icons');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the account is read again', async () => {
  jest.mocked(readAccount).mockRejectedValueOnce(new Error('no network'));
  jest.mocked(readAccount).mockReturnValueOnce(new Promise(() => undefined));
  render(
    <Provider store={createStore({ ...defaultLayout })}>
      <AccountCard />
    </Provider>,
  );
  await press('Try again');
  expect(screen.getByRole('region')).toHaveFocus();
});

test('the props of a component are loaded again', async () => {
  render(
    <MemoryRouter initialEntries={['/ui']}>
      <Props />
    </MemoryRouter>,
  );
  const details = screen.getByText('Icon').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await press('Try again');
  expect(details.querySelector('summary')).toHaveFocus();
});

describe('the source of a demo', () => {
  const demo: NamedDemo = {
    id: 'example',
    file: './Example.demo.tsx',
    about: { place: 1, title: { en: 'Example', nl: 'Voorbeeld' }, when: { en: 'Now.', nl: 'Nu.' } },
    default: () => <p>as written</p>,
  };
  const lines = { file: [[['plain', 'export default () => <p>as written</p>;']]] } as const;
  const openSource = (loadSource: () => Promise<DemoSource>) => {
    render(
      <Provider store={createStore({ ...defaultLayout })}>
        <MemoryRouter>
          <Demo demo={demo} loadSource={loadSource} />
        </MemoryRouter>
      </Provider>,
    );
    return press(/Show source/);
  };
  const failure = async () => {
    throw new Error('no network');
  };
  const waiting = () => new Promise<never>(() => undefined);

  test('is loaded again', async () => {
    await openSource(jest.fn(waiting).mockImplementationOnce(failure));
    await press('Try again');
    expect(await button(/Hide source/)).toHaveFocus();
  });

  test('has its editor loaded again', async () => {
    const loadModules = jest.fn(waiting).mockImplementationOnce(failure);
    await openSource(async () => ({ file: 'Focus.demo.tsx', forms: { en: lines, nl: lines }, loadModules }));
    await press(/^Edit/);
    await press('Try again');
    expect(await button(/Stop editing/)).toHaveFocus();
  });
});
