import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { OutdatedContext } from '../../../frontend/src/components/outdated';
import DenHaagPage from '../../../frontend/src/features/dashboards/DenHaagPage';
import { TopEntitiesCard } from '../../../frontend/src/features/dashboards/denhaag/TopEntitiesCard';
import { SentenceResult } from '../../../frontend/src/features/rentals/filter/ai-filter/SentenceResult';
import { sentenceFailed } from '../../../frontend/src/features/rentals/filter/filterSlice';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { joinPassages, type TextAnalysis } from '../../../frontend/src/features/text/analysis';
import { TextForm } from '../../../frontend/src/features/text/TextForm';
import { useTextAnalysis } from '../../../frontend/src/features/text/useTextAnalysis';
import { saveFile } from '../../../frontend/src/lib/saveFile';
import text from '../../../frontend/src/locales/en/text.json';
import { makeStore, renderRentals } from '../rentals/renderRentals';

jest.mock('../../../frontend/src/lib/saveFile', () => ({ saveFile: jest.fn() }));

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

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

test('the names of a text are saved as figures only, key phrases without an empty column of types', async () => {
  i18next.addResourceBundle('en', 'text', text);
  const found = { text: 'Delft', begin: 0, end: 5, score: 1 };
  const analysis: TextAnalysis = {
    ...joinPassages('Delft', []),
    entities: { result: [{ ...found, type: 'LOCATION' }], missing: [] },
    keyPhrases: { result: [found], missing: [] },
  };
  renderRentals(<TopEntitiesCard analysis={analysis} />);
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save Named most' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Figures (CSV)']);
    await userEvent.click(screen.getByRole('menuitem'));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    return textOf(jest.mocked(saveFile).mock.lastCall?.[0] as Blob);
  };
  expect(await save()).toBe('Entities,Type,Times named\r\nDelft,Place,1\r\n');
  jest.mocked(saveFile).mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Key phrases' }));
  expect(await save()).toBe('Key phrases,Times named\r\nDelft,1\r\n');
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
