import { act, render } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type SelectedIdParam, useSelectedIdParam } from '../../../frontend/src/components/useSelectedIdParam';
import { type UpdateSearchParams, useUpdateSearchParams } from '../../../frontend/src/components/useUpdateSearchParams';

let selected: SelectedIdParam;
let change: UpdateSearchParams;

function List() {
  selected = useSelectedIdParam();
  change = useUpdateSearchParams();
  return null;
}

function openList(address: string): void {
  window.history.replaceState(null, '', address);
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: List }])} />);
}

test('an item is named beside what the address was given just before, as yet undrawn', async () => {
  openList('/list?id=1');
  await act(async () => {
    change({ folder: 'sent' });
    selected.show(3);
  });
  expect(window.location.search).toBe('?id=3&folder=sent');
  await act(async () => {
    change({ folder: 'trash' });
    selected.close();
  });
  expect(window.location.search).toBe('?folder=trash');
  await act(async () => {
    change({ folder: null });
    selected.showNew();
  });
  expect(window.location.search).toBe('?new=1');
});

test('closing decides against any item, also where the address names none', async () => {
  openList('/list');
  expect(selected.isUndecided).toBe(true);
  await act(async () => selected.close());
  expect(selected.isUndecided).toBe(false);
});

test('showing the same item again adds no step for Back', async () => {
  openList('/list?id=1');
  const steps = window.history.length;
  await act(async () => selected.show(1));
  expect(window.history.length).toBe(steps);
});
