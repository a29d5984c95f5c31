import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { signedIn } from '../../../frontend/src/features/session/sessionSlice';
import { joinPassages } from '../../../frontend/src/features/text/analysis';
import { HistoryCard } from '../../../frontend/src/features/text/HistoryCard';
import type { TextAnalysisControl } from '../../../frontend/src/features/text/useTextAnalysis';
import apps from '../../../frontend/src/locales/en/apps.json';
import text from '../../../frontend/src/locales/en/text.json';
import { makeStore, renderRentals } from '../rentals/renderRentals';

const notCalled = () => {
  throw new Error('Nothing is pressed here.');
};

const idle: TextAnalysisControl = {
  analysis: null,
  progress: null,
  failure: null,
  history: [],
  recalled: null,
  deleted: null,
  analyse: notCalled,
  stop: notCalled,
  show: notCalled,
  forget: notCalled,
  undoDeletion: notCalled,
  dismissDeletion: notCalled,
};

test.each([39, 139])(
  'the beginning of a text that is cut after %i letters has no half of an emoji',
  async (letters) => {
    i18next.addResourceBundle('en', 'apps', apps);
    i18next.addResourceBundle('en', 'text', text);
    const reading = joinPassages(`${'a'.repeat(letters)}😀${'b'.repeat(200)}`, []);
    renderRentals(<HistoryCard control={{ ...idle, history: [{ id: '1', at: 0, reading }] }} />);
    for (const button of await screen.findAllByRole('button')) {
      expect(`${button.textContent} ${button.getAttribute('aria-label')}`).not.toMatch(/\p{Surrogate}/u);
    }
  },
);

test('a viewer, whom the cloud refuses readings, is told so instead of offered an example', async () => {
  i18next.addResourceBundle('en', 'text', text);
  const store = makeStore();
  store.dispatch(signedIn({ email: 'a@polder.test', sub: 'a', role: 'viewer' }));
  renderRentals(<HistoryCard control={idle} />, { store });
  const button = screen.getByRole('button', { name: text.history.readExample });
  expect(button).toHaveAccessibleDescription();
  fireEvent.click(button);
  await waitFor(() => expect(document.querySelector('.empty-state-drawing')).not.toBeEmptyDOMElement());
});

test('a double click on the button of one text deletes no other', async () => {
  i18next.addResourceBundle('en', 'apps', apps);
  i18next.addResourceBundle('en', 'text', text);
  const forget = jest.fn();
  const history = ['First', 'Second'].map((words, at) => ({ id: words, at, reading: joinPassages(words, []) }));
  renderRentals(<HistoryCard control={{ ...idle, history, forget }} />);
  fireEvent.click(screen.getByRole('button', { name: /^Delete.*First/ }), { detail: 1 });
  fireEvent.click(await screen.findByRole('button', { name: /^Delete.*Second/ }), { detail: 2 });
  expect(forget.mock.calls).toEqual([['First']]);
});
