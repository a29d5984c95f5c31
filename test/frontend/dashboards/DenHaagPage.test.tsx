import { act, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { OutdatedContext } from '../../../frontend/src/components/outdated';
import DenHaagPage from '../../../frontend/src/features/dashboards/DenHaagPage';
import { SentenceResult } from '../../../frontend/src/features/rentals/filter/ai-filter/SentenceResult';
import { sentenceFailed } from '../../../frontend/src/features/rentals/filter/filterSlice';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { TextForm } from '../../../frontend/src/features/text/TextForm';
import { useTextAnalysis } from '../../../frontend/src/features/text/useTextAnalysis';
import text from '../../../frontend/src/locales/en/text.json';
import { makeStore, renderRentals } from '../rentals/renderRentals';

test('a text that one account typed is not shown to the next, which another tab signed in', async () => {
  i18next.addResourceBundle('en', 'text', text);
  const store = makeStore();
  const account = (sub: string) => signedIn({ email: `${sub}@polder.test`, sub, role: 'editor' });
  store.dispatch(account('anna'));
  renderRentals(<DenHaagPage />, { address: '/dashboards/DenHaag', store });
  const field = () => screen.findByLabelText('Text to read');
  fireEvent.change(await field(), { target: { value: 'The lease ends in May.' } });
  act(() => {
    store.dispatch(signedOut());
    store.dispatch(account('bob'));
  });
  expect(await field()).toHaveValue('');
});

const noAnalyser = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const FormWithoutAnalyser = () => <TextForm control={useTextAnalysis(noAnalyser)} />;

describe.each([
  ['a newer release has replaced', true, /probably because there is a newer version/],
  ['the network did not bring', false, /A network error has occurred/],
])('code that %s', (_, isOutdated, sentence) => {
  test('is said to be that where a text is read', async () => {
    i18next.addResourceBundle('en', 'text', text);
    const store = makeStore();
    store.dispatch(signedIn({ email: 'anna@polder.test', sub: 'anna', role: 'editor' }));
    renderRentals(
      <OutdatedContext value={isOutdated}>
        <FormWithoutAnalyser />
      </OutdatedContext>,
      { store },
    );
    fireEvent.change(screen.getByLabelText('Text to read'), { target: { value: 'The lease ends in May.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Read text' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('is said to be that where a question is asked', () => {
    const store = makeStore();
    store.dispatch(sentenceFailed('notLoaded'));
    const ignore = () => undefined;
    renderRentals(
      <OutdatedContext value={isOutdated}>
        <SentenceResult onAsk={ignore} onFilter={ignore} onClear={ignore} />
      </OutdatedContext>,
      { store },
    );
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });
});
