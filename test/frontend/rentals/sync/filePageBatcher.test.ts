import { FilePageBatcher } from '../../../../frontend/src/features/rentals/sync/filePageBatcher';
import type { PulledPage } from '../../../../frontend/src/features/rentals/sync/pulledPage';
import { rental } from '../rental.fixture';

let now: number;
let pages: PulledPage[];
let batcher: FilePageBatcher;
const add = (count: number) => batcher.add(Array.from({ length: count }, () => rental({ id: 'a' })));
const sizes = () => pages.map(({ rentals }) => rentals.length);

beforeEach(() => {
  now = 1_000;
  pages = [];
  batcher = new FilePageBatcher(
    (page) => pages.push(page),
    () => now,
  );
});

test('the first 2,000 rentals are handed over at once, the next after eight times as long as the page took', () => {
  batcher.begin();
  batcher.expect(1_000_000);
  add(1_999);
  expect(sizes()).toEqual([]);
  add(1);
  expect(sizes()).toEqual([2_000]);
  // The page takes in the first ones.
  now += 100;
  add(500);
  now += 799;
  add(500);
  expect(sizes()).toEqual([2_000]);
  now += 1;
  add(500);
  expect(sizes()).toEqual([2_000, 1_500]);
});

test('what is expected within four seconds waits for the end', async () => {
  batcher.begin();
  batcher.expect(3_000);
  add(2_000);
  now += 100;
  add(500);
  now += 1_000;
  add(400);
  expect(sizes()).toEqual([2_000]);
  add(100);
  await batcher.end({ 0: 7 });
  expect(sizes()).toEqual([2_000, 1_000]);
});

test('checkpoints of several files go with the last page, and all wait for it', async () => {
  batcher.begin();
  batcher.begin();
  batcher.begin();
  add(1);
  const ended: string[] = [];
  const first = batcher.end({ 0: 7 }).then(() => ended.push('first'));
  batcher.leave();
  await Promise.resolve();
  expect([pages, ended]).toEqual([[], []]);
  add(1);
  await batcher.end({ 2: 9 });
  await first;
  expect(pages).toEqual([{ rentals: [expect.anything(), expect.anything()], checkpoints: { 0: 7, 2: 9 } }]);
});

test('without rentals and checkpoints nothing is handed over', () => {
  batcher.begin();
  batcher.leave();
  expect(pages).toEqual([]);
});
