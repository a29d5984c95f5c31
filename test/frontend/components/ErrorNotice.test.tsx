import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorNotice } from '../../../frontend/src/components/ErrorNotice';
import { OutdatedContext } from '../../../frontend/src/components/outdated';
import { startTranslations } from '../../../frontend/src/lib/i18n';

type Status = 'failed' | 'loading' | 'ready';

const missed = new TypeError('Failed to fetch dynamically imported module: /assets/sample.js');

let change: (status: Status) => void;

function Page() {
  const [status, setStatus] = useState<Status>('failed');
  change = setStatus;
  return (
    <>
      <button type="button">Elsewhere</button>
      <main>
        {status === 'failed' ? (
          <ErrorNotice error={new Error('no network')} onRetry={() => setStatus('loading')} />
        ) : (
          <h1>Notes</h1>
        )}
      </main>
    </>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await startTranslations(['common', 'errors'], 'en');
  render(<Page />);
});
afterEach(() => jest.restoreAllMocks());

async function pressRetry() {
  const retry = screen.getByRole('button', { name: 'Try again' });
  act(() => retry.focus());
  await act(async () => fireEvent.click(retry));
}

test('the heading of the page has the focus once “Try again” is gone', async () => {
  expect(document.body).toHaveFocus();
  await pressRetry();
  expect(heading()).toHaveTextContent('Notes');
  expect(heading()).toHaveFocus();
});

test('the heading of the notice has the focus when the page fails again', async () => {
  await pressRetry();
  await act(async () => change('failed'));
  expect(heading()).not.toHaveTextContent('Notes');
  expect(heading()).toHaveFocus();
});

test('the focus stays where it is when the error goes away by itself', async () => {
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await act(async () => change('ready'));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

describe('a part of the application that did not come', () => {
  const notice = () => screen.getAllByRole('alert').at(-1);

  test('is a network failure', () => {
    render(<ErrorNotice error={missed} onRetry={() => {}} />);
    expect(notice()).toHaveTextContent('A network error has occurred. Check your connection');
  });

  test('is the newer release’s where Polder answers, and no other error is', () => {
    const { rerender } = render(
      <OutdatedContext value={true}>
        <ErrorNotice error={missed} onRetry={() => {}} />
      </OutdatedContext>,
    );
    expect(notice()).toHaveTextContent('probably because there is a newer version');
    rerender(
      <OutdatedContext value={true}>
        <ErrorNotice error={new Error('other')} onRetry={() => {}} />
      </OutdatedContext>,
    );
    expect(notice()).toHaveTextContent('An unknown error has occurred.');
  });
});
