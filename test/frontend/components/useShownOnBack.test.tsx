import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type SelectedIdParam, useSelectedIdParam } from '../../../frontend/src/components/useSelectedIdParam';
import { useShownOnBack } from '../../../frontend/src/components/useShownOnBack';

let parameter: SelectedIdParam;
let setItems: (items: { id: number }[]) => void;

function List() {
  const selected = useSelectedIdParam();
  const { id } = selected;
  parameter = selected;
  const [shown, setShown] = useState<number | null>(2);
  const [items, change] = useState([{ id: 1 }, { id: 2 }, { id: 3 }]);
  setItems = change;
  useEffect(() => {
    if (id !== null) setShown(id);
  }, [id]);
  useShownOnBack(selected, {
    items,
    shown: items.find((item) => item.id === shown),
    first: items[0],
    select: setShown,
  });
  return <p>Item {shown}</p>;
}

function openList(address: string): void {
  window.history.replaceState(null, '', address);
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: List }])} />);
}
const show = (id: number) => act(async () => parameter.show(id));
const back = () => act(async () => window.history.back());
const expectShown = (id: number) => waitFor(() => expect(screen.getByText(`Item ${id}`)).toBeVisible());

afterEach(() => jest.restoreAllMocks());

test('Back to an address without an item shows the one that it showed, and the address stays', async () => {
  openList('/list');
  await show(3);
  await show(1);
  await back();
  await expectShown(3);
  await back();
  await expectShown(2);
  expect(window.location.search).toBe('');
});

test('so it does where an item was closed there', async () => {
  openList('/list?id=1');
  await act(async () => parameter.close());
  await show(3);
  await back();
  await expectShown(1);
});

test('an item that is gone since is not shown, but the first', async () => {
  openList('/list');
  await show(3);
  await act(async () => setItems([{ id: 1 }, { id: 3 }]));
  await back();
  await expectShown(1);
});

test('on a phone Back leads to the list, and chooses nothing', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ media, matches: media.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
    );
  openList('/list');
  await show(3);
  await back();
  await waitFor(() => expect(window.location.search).toBe(''));
  await expectShown(3);
});
