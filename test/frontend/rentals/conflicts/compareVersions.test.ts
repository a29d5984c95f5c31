import {
  compareVersions,
  contentOfSelection,
  keepMine,
  proposeMerge,
} from '../../../../frontend/src/features/rentals/conflicts/compareVersions';
import { rental } from '../rental.fixture';

const seen = rental({ _version: 3, Name: 'Before', Population: 10, Flag: null });
const theirs = rental({ _version: 5, Name: 'Before', Population: 30, Flag: null, Code: 'BE' });
const conflict = { seen, mine: { Name: 'Mine', Population: 20 } };
const comparisons = compareVersions(conflict, theirs);

describe('a conflict, field by field', () => {
  it('shows which side changed each field', () => {
    const changed = comparisons.filter(({ changedBy }) => changedBy !== null);
    expect(changed.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['Name', 'me'],
      ['Code', 'them'],
      ['Population', 'both'],
    ]);
    expect(comparisons[3]).toEqual({ field: 'Population', before: 10, mine: 20, theirs: 30, changedBy: 'both' });
  });

  it('proposes to keep what only one side changed, and theirs where both did', () => {
    expect(proposeMerge(comparisons)).toEqual({ Name: 'mine', Code: 'theirs', Population: 'theirs' });
    expect(contentOfSelection(comparisons, proposeMerge(comparisons), theirs)).toEqual({ Name: 'Mine' });
  });

  it('keeps mine as the column shows it, also where only they changed a field', () => {
    expect(contentOfSelection(comparisons, keepMine(comparisons), theirs)).toEqual({
      Name: 'Mine',
      Code: 'NL',
      Population: 20,
    });
  });

  it('keeps mine in use where they deleted it', () => {
    const deleted = rental({ ...seen, _version: 4, _deleted: true });
    const deletion = compareVersions({ seen, mine: { Name: 'Mine' } }, deleted);
    expect(contentOfSelection(deletion, keepMine(deletion), deleted)).toEqual({ Name: 'Mine', _deleted: false });
    expect(contentOfSelection(deletion, proposeMerge(deletion), deleted)).toEqual({ Name: 'Mine' });
  });

  it('keeps theirs by writing nothing', () => {
    expect(contentOfSelection(comparisons, {}, theirs)).toEqual({});
  });

  it('shows a deletion against a change', () => {
    const deletion = compareVersions({ seen, mine: { _deleted: true } }, { ...theirs, Code: 'NL' });
    expect(deletion.filter(({ changedBy }) => changedBy !== null).map(({ field }) => field)).toEqual([
      'Population',
      '_deleted',
    ]);
    expect(contentOfSelection(deletion, keepMine(deletion), theirs)).toEqual({ Population: 10, _deleted: true });
  });

  it('has no before for a rental that both added', () => {
    const [flag, name] = compareVersions({ seen: null, mine: { Name: 'Mine' } }, theirs);
    expect(flag).toMatchObject({ before: undefined, mine: undefined, changedBy: null });
    expect(name).toMatchObject({ before: undefined, changedBy: 'both' });
  });
});
