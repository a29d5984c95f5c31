import { planRow } from '../../../../../frontend/src/features/rentals/import/send/plan';
import { blankValues, rental } from '../../rental.fixture';

const values = { ...blankValues, Flag: '🇳🇱', Name: 'Nederland', Code: 'NL', Population: 5 };
const row = { id: 'a', row: 7, line: 8, ...values };
const content = { id: 'a', ...values, conflictID: 'run:7' };

describe('planning a row', () => {
  it('adds an unknown rental, without a version', () => {
    expect(planRow(row, undefined, 'run')).toEqual({ row, kind: 'insert', input: content });
  });

  it('changes a known rental, based on its known version, and records its previous values', () => {
    const plan = planRow(row, rental({ Population: 4, _version: 6 }), 'run');
    expect(plan).toMatchObject({ kind: 'update', input: { ...content, _version: 6 } });
    expect(plan?.before).toMatchObject({ Population: 4, _deleted: false, _version: 6 });
  });

  it('records that an optional value was missing, so that an undo removes it again', () => {
    const known = rental({ Population: 5, _version: 6, Flag: null });
    expect(planRow(row, known, 'run')?.before).toMatchObject({ Flag: null });
    delete known.Flag;
    expect(planRow(row, known, 'run')?.before).toMatchObject({ Flag: null });
  });

  it('sends nothing for a row without changes', () => {
    expect(planRow(row, rental({ Population: 5, _version: 6 }), 'run')).toBeNull();
  });

  it('restores a deleted rental that is in the file', () => {
    const plan = planRow(row, rental({ Population: 5, _version: 6, _deleted: true }), 'run');
    expect(plan).toMatchObject({ kind: 'update', input: { ...content, _version: 6, _deleted: false } });
  });
});
