/** What was typed into the source of a demo: whose it is, and what the controls do to it. */
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore, type Store } from '../../../frontend/src/app/store';
import { Demo } from '../../../frontend/src/demos/frame/Demo';
import type { CodeLines, NamedDemo } from '../../../frontend/src/demos/frame/demo';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { signOutHere } from '../../../frontend/src/features/session/sessionActions';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';

// Its parser is a module that Jest does not read.
jest.mock('../../../frontend/src/demos/frame/live/highlight', () => ({ highlight: () => [] }));

const red = { control: 'colour', as: 'bare' } as const;
const lines: CodeLines = [
  [
    ['plain', "export default ({ colour = '"],
    ['string', 'red', red],
    ['plain', "' }) => <p>it is {colour}</p>;"],
  ],
];
const demo: NamedDemo = {
  id: 'example',
  file: './Example.demo.tsx',
  about: {
    place: 1,
    title: { en: 'Example', nl: 'Voorbeeld' },
    when: { en: 'Now.', nl: 'Nu.' },
    controls: { colour: { kind: 'choice', options: ['red', 'blue'], value: 'red' } },
  },
  default: ({ colour }) => <p>it is {String(colour)}</p>,
};

let files = 0;
async function openSource(store: Store) {
  const source = {
    file: `Drafts${files++}.demo.tsx`,
    forms: { en: { file: lines }, nl: { file: lines } },
    loadModules: async () => ({}),
  };
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <Demo demo={demo} loadSource={async () => source} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Show source/ }));
  return container.querySelector('.demo-stage') as HTMLElement;
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Code of Example' });
const type = async (added: string) => {
  const code = await editor();
  fireEvent.change(code, { target: { value: code.value + added } });
};
const account = (sub: string) => signedIn({ sub, email: `${sub}@polder.test` });

beforeAll(() => startTranslations(['demos', 'common'], 'en'));
// Loading the editor may take long on a busy machine.
beforeAll(() => configure({ asyncUtilTimeout: 3_000 }));

test('an edited source is of the account that edited it, until that signs out', async () => {
  const store = createStore({ ...defaultLayout });
  store.dispatch(account('noor'));
  await openSource(store);
  await press(/^Edit/);
  await type('\n// of Noor');
  expect((await editor()).value).toMatch(/of Noor/);

  // Another tab signs in as somebody else.
  act(() => void store.dispatch(signedOut()));
  act(() => void store.dispatch(account('sem')));
  expect((await editor()).value).not.toMatch(/of Noor/);
  act(() => void store.dispatch(signedOut()));
  act(() => void store.dispatch(account('noor')));
  expect((await editor()).value).toMatch(/of Noor/);

  act(() => signOutHere(store.dispatch, 'noor'));
  act(() => void store.dispatch(account('noor')));
  expect((await editor()).value).not.toMatch(/of Noor/);
});

test('a control that was changed after the source counts when the editor is opened again', async () => {
  const stage = await openSource(createStore({ ...defaultLayout }));
  await press(/^Edit/);
  await type('\n// mine');
  fireEvent.change(screen.getByLabelText('colour'), { target: { value: 'blue' } });
  await waitFor(() => expect(stage).toHaveTextContent('it is blue'));
  await press(/^Stop editing/);
  await press(/^Edit/);
  expect((await editor()).value).toMatch(/mine/);
  await waitFor(() => expect(stage.querySelector('.live-result')).not.toBeNull());
  expect(stage).toHaveTextContent('it is blue');
});
