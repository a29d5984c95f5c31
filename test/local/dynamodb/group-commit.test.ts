import type { Done, Write } from 'dynalite/db';
import { groupCommits } from '../../../local/dynamodb/group-commit';

const write = (key: string): Write => ({ type: 'del', key });

/** A store whose writes end when the test says so. */
function manualStore() {
  const batches: string[] = [];
  const ends: Done[] = [];
  const batch = ((writes: readonly Write[], done: Done) => {
    batches.push(writes.map(({ key }) => key).join());
    ends.push(done);
  }) as Parameters<typeof groupCommits>[0]['batch'];
  return { commit: groupCommits({ batch }), batches, end: (error: Error | null = null) => ends.shift()?.(error) };
}

test('a write starts immediately; writes during it follow in one batch', () => {
  const { commit, batches, end } = manualStore();
  const done: string[] = [];
  for (const key of ['a', 'b', 'c']) commit([write(key), write(`${key}-index`)], () => done.push(key));
  expect([batches, done]).toEqual([['a,a-index'], []]);
  end();
  expect([batches, done]).toEqual([['a,a-index', 'b,b-index,c,c-index'], ['a']]);
  end();
  expect(done).toEqual(['a', 'b', 'c']);
  commit([write('d')], () => done.push('d'));
  expect(batches[2]).toBe('d');
});

test('a failed write rejects its callers, and the next write runs', () => {
  const { commit, batches, end } = manualStore();
  const errors: (Error | null)[] = [];
  for (const key of ['a', 'b']) commit([write(key)], (error) => errors.push(error));
  const full = new Error('The disk is full.');
  end(full);
  end();
  expect([errors, batches]).toEqual([
    [full, null],
    ['a', 'b'],
  ]);
});
