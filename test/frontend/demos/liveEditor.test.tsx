/** An example while its source is edited: what goes wrong in it stays in it, and is said. */
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore } from '../../../frontend/src/app/store';
import { Demo } from '../../../frontend/src/demos/frame/Demo';
import type { DemoSource, NamedDemo } from '../../../frontend/src/demos/frame/demo';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';

// Its parser is a module that Jest does not read.
jest.mock('../../../frontend/src/demos/frame/live/highlight', () => ({ highlight: () => [] }));

const ready = /follows what you type/;
const demo: NamedDemo = {
  id: 'example',
  file: './Example.demo.tsx',
  about: { place: 1, title: { en: 'Example', nl: 'Voorbeeld' }, when: { en: 'Now.', nl: 'Nu.' } },
  default: () => <p>as written</p>,
};
let files = 0;
/** How many sources have run. */
let runs = 0;

/** Opens the editor of a demo, with its own draft. */
async function edit() {
  const lines = { file: [[['plain', 'export default () => <p>as written</p>;']]] } as const;
  const source: DemoSource = {
    file: `Example${files++}.demo.tsx`,
    forms: { en: lines, nl: lines },
    loadModules: async () => ({ runs: { started: () => void runs++ } }),
  };
  const { container } = render(
    <Provider store={createStore({ ...defaultLayout })}>
      <MemoryRouter>
        <Demo demo={demo} loadSource={async () => source} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Show source/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const code = await screen.findByRole('textbox', { name: 'Code of Example' });
  await screen.findByText(ready);
  const stage = container.querySelector('.demo-stage') as HTMLElement;
  return {
    stage,
    code,
    state: () => screen.getAllByRole('status').find(({ parentElement }) => parentElement?.className === 'live-foot'),
    isOld: () => stage.querySelector('.live-result-old') !== null,
    type: async (body: string, before = '') => {
      const imports = "import { use, useEffect, useState } from 'react';\nimport { started } from 'runs';";
      const source = `${imports}\nstarted();\n${before}\nexport default function X() { ${body} }`;
      const last = runs;
      fireEvent.change(code, { target: { value: source } });
      // React renders what it results in, with its effects, before this ends.
      await act(async () => {
        while (runs === last) await new Promise((resolve) => setTimeout(resolve, 10));
      });
    },
  };
}

beforeAll(() => startTranslations(['demos', 'common'], 'en'));
// Loading the editor may take long on a busy machine.
beforeAll(() => configure({ asyncUtilTimeout: 3_000 }));
// React logs what a boundary took.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a cleanup that throws ends with its example', async () => {
  const { stage, code, type, state } = await edit();
  const throwing = "useEffect(() => () => { throw new Error('bye'); }, []);";
  await type(`${throwing} return <p>one</p>;`);
  await type(`${throwing} return <p>two</p>;`);
  await waitFor(() => expect(stage).toHaveTextContent('two'));
  await waitFor(() => expect(state()).toHaveTextContent(ready));
  fireEvent.keyDown(code, { key: 'Escape' });
  await waitFor(() => expect(stage).toHaveTextContent('as written'));
});

test('the removal of a class that throws ends with its example', async () => {
  const { stage, code, type } = await edit();
  const before = `import { Component } from 'react';
    class Old extends Component { componentWillUnmount() { throw new Error('bye'); } render() { return <p>old</p>; } }`;
  await type('return <Old />;', before);
  await type('return <><Old />new</>;', before);
  await waitFor(() => expect(stage).toHaveTextContent('new'));
  fireEvent.keyDown(code, { key: 'Escape' });
  await waitFor(() => expect(stage).toHaveTextContent('as written'));
});

test('a ref that expects its element ends with its example', async () => {
  const { stage, code, type } = await edit();
  await type('return <input ref={(field) => field.focus()} />;');
  await waitFor(() => expect(stage.querySelector('input')).toHaveFocus());
  await type('return <p>two</p>;');
  await waitFor(() => expect(stage).toHaveTextContent(/^two$/));
  fireEvent.keyDown(code, { key: 'Escape' });
  await waitFor(() => expect(stage).toHaveTextContent('as written'));
});

test('a cleanup between two effects that throws is said', async () => {
  const { stage, type, state, isOld } = await edit();
  await type(`const [count, setCount] = useState(0);
    useEffect(() => () => { throw new Error('bye'); }, [count]);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;`);
  fireEvent.click(stage.querySelector('button') as HTMLElement);
  await waitFor(() => expect(stage).toHaveTextContent('1'));
  await waitFor(() => expect(state()).toHaveTextContent('Error: bye'));
  expect(isOld()).toBe(false);
});

test.each(['use(new Promise(() => {})); return <p>two</p>;', 'throw new Promise(() => {});'])(
  'a component that waits keeps the last result, and says so: %s',
  async (body) => {
    const { stage, type, state } = await edit();
    await type('return <p>one</p>;');
    await type(body);
    await waitFor(() => expect(stage).toHaveTextContent(/^one$/));
    await waitFor(() => expect(state()).toHaveTextContent('It waits for a promise.'));
    await type('return <p>three</p>;');
    await waitFor(() => expect(stage).toHaveTextContent(/^three$/));
    await waitFor(() => expect(state()).toHaveTextContent(ready));
  },
);

test('a component that waited is shown when its promise is kept', async () => {
  const { stage, type, state } = await edit();
  await type(
    'return <p>{use(late)}</p>;',
    "const late = new Promise((resolve) => setTimeout(() => resolve('here'), 500));",
  );
  await waitFor(() => expect(state()).toHaveTextContent('It waits for a promise.'));
  await waitFor(() => expect(stage).toHaveTextContent(/^here$/), { timeout: 5_000 });
  await waitFor(() => expect(state()).toHaveTextContent(ready));
});

test('an effect that throws keeps the last result', async () => {
  const { stage, type, state, isOld } = await edit();
  await type('return <p>one</p>;');
  for (let time = 0; time < 2; time++) {
    await type(`useEffect(() => { throw new Error('eff${time}'); }, []); return <p>two</p>;`);
    await waitFor(() => expect(state()).toHaveTextContent(`Error: eff${time}`));
    await waitFor(() => expect(stage).toHaveTextContent(/^one$/));
    expect(isOld()).toBe(true);
  }
});

test('errors of handlers, timers and promises are said, and the example stays', async () => {
  const { stage, type, state, isOld } = await edit();
  const fail = async (handler: string) => {
    await type(`return <button onClick={() => { ${handler} }}>Go</button>;`);
    await waitFor(() => expect(state()).toHaveTextContent(ready));
    fireEvent.click(stage.querySelector('button') as HTMLElement);
    await waitFor(() => expect(state()).toHaveTextContent('Error: in the handler'));
    expect(stage).toHaveTextContent('Go');
    expect(isOld()).toBe(false);
  };
  const uncaught = (event: Event) => event.preventDefault();
  window.addEventListener('error', uncaught);
  await fail("throw new Error('in the handler');");
  window.removeEventListener('error', uncaught);
  // jsdom has no such event.
  await type('return <p>one</p>;');
  const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('in a promise') });
  act(() => void window.dispatchEvent(event));
  expect(state()).toHaveTextContent('Error: in a promise');
});
