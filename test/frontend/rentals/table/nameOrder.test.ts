import * as fc from 'fast-check';
import {
  finish,
  finishInSlices,
  sortNames,
  updateNames,
} from '../../../../frontend/src/features/rentals/table/nameOrder';
import { rental } from '../rental.fixture';

const named = (names: readonly string[]) => names.map((Name, index) => rental({ id: `r${index}`, Name }));
const many = named(Array.from({ length: 10_000 }, (_, index) => `Huis ${(index * 7919) % 5000}`));
const order = (names: readonly string[], language = 'nl') => finish(sortNames(named(names), language));

describe('the order of names', () => {
  it('is the language’s', () => {
    expect([...order(['Zweden', 'Åland', 'Andorra']).positions]).toEqual([1, 2, 0]);
    expect([...order(['Zweden', 'Åland', 'Andorra'], 'sv').positions]).toEqual([2, 0, 1]);
  });

  it('ranks equal names equally, and orders them by id', () => {
    const { positions, rank } = order(['b', 'a', 'b', 'a']);
    expect([...positions]).toEqual([1, 3, 0, 2]);
    expect([...rank]).toEqual([1, 0, 1, 0]);
  });

  it('of more names than one run holds is that of a plain sort', () => {
    const collator = new Intl.Collator('nl');
    const expected = many
      .map((_, position) => position)
      .sort((one, other) => {
        const [first, second] = [many[one], many[other]] as [(typeof many)[0], (typeof many)[0]];
        return collator.compare(first.Name, second.Name) || (first.id < second.id ? -1 : 1);
      });
    expect([...finish(sortNames(many, 'nl')).positions]).toEqual(expected);
  });

  it('rests after each slice, and is the same', async () => {
    let rests = 0;
    const rest = async () => void rests++;
    const clock = jest.spyOn(performance, 'now');
    let now = 0;
    // Each look at the clock finds a slice's time gone.
    clock.mockImplementation(() => (now += 10));
    const sorted = await finishInSlices(sortNames(many, 'nl'), new AbortController().signal, rest);
    clock.mockRestore();
    expect(rests).toBeGreaterThan(10);
    expect([...sorted.positions]).toEqual([...finish(sortNames(many, 'nl')).positions]);
  });

  it('stops when it is cancelled', async () => {
    const stopping = new AbortController();
    const sorting = finishInSlices(endless(), stopping.signal, async () => stopping.abort());
    await expect(sorting).rejects.toThrow(/abort/i);
  });

  it('of a slightly changed list equals a full sort', () => {
    const letters = fc.array(fc.string({ maxLength: 3 }), { maxLength: 30 });
    fc.assert(
      fc.property(letters, letters, fc.array(fc.nat({ max: 29 })), (before, added, changed) => {
        const held = named(before);
        const list = [...held, ...added.map((Name, index) => rental({ id: `n${index}`, Name }))];
        for (const at of changed) if (at < list.length) list[at] = rental({ id: `c${at}`, Name: `changed ${at % 3}` });
        const updated = updateNames(finish(sortNames(held, 'nl')), list);
        const anew = finish(sortNames(list, 'nl'));
        expect(updated).toEqual(anew);
      }),
    );
  });

  it('is not updated incrementally if most of it is new', () => {
    expect(updateNames(order(['a']), many)).toBeUndefined();
    expect(updateNames(order(['a', 'b']), named(['a']))).toBeUndefined();
  });
});

function* endless(): Generator<void, never> {
  for (;;) yield;
}
