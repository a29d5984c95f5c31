import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { signedIn } from '../../../frontend/src/features/session/sessionSlice';
import { guestStore, renderApp } from './renderApp';

let pageFails = false;
jest.mock('../../../frontend/src/features/dashboards/RotterdamPage', () => ({
  __esModule: true,
  default: () => {
    if (pageFails) throw new Error('broken page');
    return <h1>The overview</h1>;
  },
}));
jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: jest.fn(() => new Promise(() => {})) }));
jest.mock('../../../frontend/src/cloud/keepSubscribed', () => ({ keepSubscribed: () => () => undefined }));

const account = { email: 'jan.de.vries@example.com', sub: 'u1' };
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  pageFails = false;
});

test('a person lands on the Rotterdam dashboard', async () => {
  await renderApp('/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The overview');
  expect(address()).toBe('/dashboards/Rotterdam');
  expect(document.title).toBe('Rotterdam · Polder');
});

test.each(['/dashboards/Rotterdam/', '/Dashboards/rotterdam'])(
  'the address %s becomes the page’s own, with all that belongs to the page',
  async (variant) => {
    await renderApp(`${variant}?q=be#found`);
    await screen.findByText('The overview');
    expect(address() + window.location.hash).toBe('/dashboards/Rotterdam?q=be#found');
    const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(within(navigation).getByRole('link', { name: 'Rotterdam' })).toHaveAttribute('aria-current', 'page');
  },
);

test('the frame has its landmarks, and the sidebar marks the page that is open', async () => {
  await renderApp('/dashboards/Rotterdam');
  await screen.findByText('The overview');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainElement(screen.getByText('The overview'));
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
  expect(within(navigation).getByRole('link', { name: 'Rotterdam' })).toHaveAttribute('aria-current', 'page');
});

test('a guest finds the way in, and back', async () => {
  await renderApp('/dashboards/Rotterdam?q=be');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/loginformik?from=%2Fdashboards%2FRotterdam%3Fq%3Dbe',
  );
});

test('the theme can be switched', async () => {
  const { store } = await renderApp('/dashboards/Rotterdam');
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to light' }));
  expect(selectLayout(store.getState()).darkMode).toBe(false);
  expect(screen.getByRole('button', { name: 'Switch to dark' })).toBeInTheDocument();
});

test('on a narrow screen the navigation is a drawer, which closes by Escape', async () => {
  await renderApp('/dashboards/Rotterdam');
  await userEvent.click(await screen.findByRole('button', { name: 'Open navigation' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
  expect(within(drawer).getByRole('link', { name: 'Rotterdam' })).toBeInTheDocument();
  fireEvent.keyUp(drawer, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a page that breaks leaves the frame standing, and can be tried again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  pageFails = true;
  await renderApp('/dashboards/Rotterdam');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /This could not be shown.*An unknown error has occurred\. Try again in a moment/,
  );
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();

  pageFails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The overview')).toBeInTheDocument();
  errors.mockRestore();
});

describe('a signed-in user', () => {
  const signedInStore = () => {
    const store = guestStore();
    store.dispatch(signedIn(account));
    return store;
  };

  test('is redirected away from the sign-in page', async () => {
    await renderApp('/auth/loginformik', signedInStore());
    await screen.findByText('The overview');
    expect(address()).toBe('/dashboards/Rotterdam');
  });

  test('goes back to where they came from once signed in', async () => {
    const { store } = await renderApp('/auth/loginformik?from=%2Fdashboards%2FRotterdam%3Fq%3Dbe');
    await screen.findByRole('heading', { name: 'Sign in' });
    act(() => void store.dispatch(signedIn(account)));
    await screen.findByText('The overview');
    expect(address()).toBe('/dashboards/Rotterdam?q=be');
  });

  test('is never sent to another website', async () => {
    await renderApp('/auth/loginformik?from=%2F%2Fevil.example', signedInStore());
    await screen.findByText('The overview');
    expect(address()).toBe('/dashboards/Rotterdam');
  });

  test('sees whose account it is', async () => {
    await renderApp('/dashboards/Rotterdam', signedInStore());
    await userEvent.click(await screen.findByRole('button', { name: 'Account of jan.de.vries@example.com' }));
    expect(screen.getByText(account.email)).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
  });
});
