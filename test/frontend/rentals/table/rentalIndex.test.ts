import { codeNumber, indexOf, makeIndex } from '../../../../frontend/src/features/rentals/table/rentalIndex';
import { rental } from '../rental.fixture';

describe('the columns of a list', () => {
  const list = [
    rental({ id: '1', Name: 'België', Code: 'BE', Population: 11, _version: 2, _lastChangedAt: 5, _deleted: true }),
    rental({ id: '2', Name: 'Nederland', Code: 'NL', Population: 2 ** 31 - 1 }),
  ];

  it('hold each field at the rental’s place', () => {
    const index = makeIndex(list);
    expect(index.text).toEqual(['belgie\nbe', 'nederland\nnl']);
    expect([...index.population]).toEqual([11, 2 ** 31 - 1]);
    expect([index.version[0], index.changedAt[0], index.isDeleted[0], index.isDeleted[1]]).toEqual([2, 5, 1, 0]);
  });

  it('are made once for a list', () => {
    expect(indexOf(list)).toBe(indexOf(list));
  });

  it('of a list that grew out of another read the rentals that are new to it only', () => {
    const reads: string[] = [];
    const watched = (id: string, Name: string) => {
      const one = rental({ id, Name });
      return new Proxy(one, {
        get: (target, field) => {
          if (field === 'Name') reads.push(id);
          return Reflect.get(target, field);
        },
      });
    };
    const before = [watched('a', 'een'), watched('b', 'twee'), watched('c', 'drie')];
    const first = makeIndex(before);
    reads.length = 0;
    const after = [before[0], watched('b', 'anders'), before[2], watched('d', 'vier')] as typeof before;
    expect(makeIndex(after, first).text.map((text) => text.split('\n')[0])).toEqual(['een', 'anders', 'drie', 'vier']);
    expect(reads).toEqual(['b', 'd']);
    expect(first.text[1]).toContain('twee');
  });

  it('are correct for a list with fewer rentals', () => {
    const before = ['a', 'b', 'c'].map((id) => rental({ id, Name: id }));
    const after = [before[0], before[2]] as typeof before;
    expect(makeIndex(after, makeIndex(before))).toEqual(makeIndex(after));
  });

  it('order codes as their letters do', () => {
    const codes = ['ZW', 'AD', 'BE', 'AA', 'B', ''];
    expect(codes.toSorted((one, other) => codeNumber(one) - codeNumber(other))).toEqual(codes.toSorted());
  });
});
