/** The source of a page, file by file. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DemoSource } from '../../../frontend/src/demos/frame/demo';
import { PageSource } from '../../../frontend/src/demos/frame/PageSource';
import { startTranslations } from '../../../frontend/src/lib/i18n';

function sourceOf(file: string): DemoSource {
  const lines = { file: [[['plain', `code of ${file}`]]] } as const;
  return { file, forms: { en: lines, nl: lines } };
}

let answer: (source: DemoSource) => void;
let fail: (error: Error) => void;
const slow = () =>
  new Promise<DemoSource>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

beforeAll(() => startTranslations(['demos', 'common'], 'en'));
beforeEach(async () => {
  render(<PageSource sources={{ './APage.tsx': async () => sourceOf('APage.tsx'), './slow.tsx': slow }} />);
  fireEvent.click(screen.getByRole('button', { name: /Show source/ }));
  await screen.findByText('code of APage.tsx');
  choose('./slow.tsx');
});

test('a file that is read after another one was chosen again is not shown', async () => {
  choose('./APage.tsx');
  await act(async () => answer(sourceOf('slow.tsx')));
  expect(screen.getByText('code of APage.tsx')).toBeInTheDocument();
  choose('./slow.tsx');
  await act(async () => answer(sourceOf('slow.tsx')));
  expect(screen.getByText('code of slow.tsx')).toBeInTheDocument();
});

test('a failure is said of the file that is chosen, and not of another one', async () => {
  choose('./APage.tsx');
  await act(async () => fail(new Error('no network')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  choose('./slow.tsx');
  await act(async () => fail(new Error('no network')));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  choose('./APage.tsx');
  expect(screen.getByText('code of APage.tsx')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
