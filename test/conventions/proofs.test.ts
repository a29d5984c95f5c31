import { faultOf } from '../prove/load/answer-fault';
import { atLeastOne, Counts } from '../prove/load/summary';

test('A proof whose calls were all refused does not hold', () => {
  const counts = new Counts();
  counts.add('rows refused', 3);
  expect(atLeastOne(counts, 'rows written')).toMatchObject({ holds: false, found: '0' });
  counts.add('rows written');
  expect(atLeastOne(counts, 'rows written')).toMatchObject({ holds: true, found: '1' });
});

describe('a stack in the answer to a malformed request is found', () => {
  const { stack = '' } = new Error('Unexpected');
  const faultIn = (text: string) => faultOf({ kind: 'answered', status: 400, text });

  test.each([
    ['as a text', stack],
    ['in a string of JSON', JSON.stringify({ message: stack })],
    ['in a string of JSON in JSON', JSON.stringify({ body: JSON.stringify({ message: stack }) })],
    ['as strings of JSON, as Lambda writes it', JSON.stringify({ stackTrace: stack.split('\n') })],
  ])('%s', (_form, text) => expect(faultIn(text)).toBe('stack'));

  test('and what only looks a little like one is not', () => {
    expect(
      faultIn(JSON.stringify({ message: 'Expected a name at 1:2:3', at: '2026-11-30T04:00:00Z' })),
    ).toBeUndefined();
  });
});
