import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydratedValue } from '../../../frontend/src/lib/useHydrated';

interface ShownProps {
  readonly own: string;
  readonly built: string;
  /** Every value that is drawn, in turn. */
  readonly drawn: string[];
}

function Shown({ own, built, drawn }: ShownProps) {
  const value = useHydratedValue(own, built);
  drawn.push(value);
  return <p>{value}</p>;
}

test.each([
  ['a value of this browser is drawn after the document’s', 'board', ['list', 'board']],
  ['a value that the document has too is drawn once', 'list', ['list']],
])('%s', async (_, own, expected) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Shown own={own} built="list" drawn={[]} />);
  expect(container.textContent).toBe('list');
  const drawn: string[] = [];
  await act(async () => hydrateRoot(container, <Shown own={own} built="list" drawn={drawn} />));
  expect(container.textContent).toBe(own);
  expect(drawn).toEqual(expected);
});
