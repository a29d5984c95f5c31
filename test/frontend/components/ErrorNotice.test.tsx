import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorNotice } from '../../../frontend/src/components/ErrorNotice';
import { startTranslations } from '../../../frontend/src/lib/i18n';

type Status = 'failed' | 'loading' | 'ready';

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
