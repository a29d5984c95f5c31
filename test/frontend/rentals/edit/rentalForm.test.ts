import fc from 'fast-check';
import {
  drawnFlagOf,
  emptyForm,
  fieldsOf,
  formOf,
  hasOwnFlag,
  isSameForm,
  problemsOf,
  withField,
} from '../../../../frontend/src/features/rentals/edit/rentalForm';
import { validateBatch } from '../../../../lambdas/batch-test/validate-batch';
import { rental } from '../rental.fixture';

const good = { ...emptyForm, Name: 'Nederland', Code: 'NL', Population: '17900000', Flag: '' };

describe('the form of a rental', () => {
  it('says what is missing', () => {
    expect(problemsOf(emptyForm)).toEqual({ Name: 'missing', Code: 'missing', Population: 'missing' });
  });

  it.each([
    [{ Name: '   ' }, { Name: 'missing' }],
    [{ Name: 'x'.repeat(201) }, { Name: 'tooLong' }],
    [{ Code: 'NLD' }, { Code: 'invalidCode' }],
    [{ Code: 'N1' }, { Code: 'invalidCode' }],
    [{ Population: '-5' }, { Population: 'negative' }],
    [{ Population: '1e999' }, { Population: 'notANumber' }],
    [{ Population: '1.234,5' }, { Population: 'decimal' }],
    [{ Population: '2147483648' }, { Population: 'tooLarge' }],
    [{ Flag: 'x'.repeat(17) }, { Flag: 'tooLong' }],
    [{ Name: 'Neder\0land' }, { Name: 'unprintable' }],
    [{ Name: 'Neder\ud83dland' }, { Name: 'unprintable' }],
    [{ Name: '\u200b' }, { Name: 'invisible' }],
    [{ Flag: '\x1b' }, { Flag: 'unprintable' }],
    [{ Flag: '\u200d' }, { Flag: 'invisible' }],
  ])('finds fault with %j', (said, problems) => {
    expect(problemsOf({ ...good, ...said })).toEqual(problems);
  });

  it('forgives small letters, spaces around a name and between groups of digits', () => {
    const form = { ...emptyForm, Name: ' Nederland ', Code: ' nl', Population: '17 900 000', Flag: ' ' };
    expect(problemsOf(form)).toEqual({});
    expect(fieldsOf(form)).toMatchObject({ Name: 'Nederland', Code: 'NL', Population: 17_900_000, Flag: '🇳🇱' });
  });

  it('shows a rental as it is', () => {
    const shown = formOf(rental({ Population: 5, Flag: null }));
    expect(shown).toEqual({ ...emptyForm, Name: 'Nederland', Code: 'NL', Population: '5', Flag: '' });
    expect(isSameForm(shown, { ...shown })).toBe(true);
    expect(isSameForm(shown, { ...shown, Name: 'Other' })).toBe(false);
  });

  it('finds fault exactly where the cloud would', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ minLength: 195, maxLength: 205 }),
    );
    const code = fc.oneof(fc.constantFrom('NL', 'nl', 'N', 'ÅÅ', 'ß', ''), fc.string({ maxLength: 3 }));
    const digits = fc.oneof(fc.nat().map(String), fc.integer().map(String), fc.string({ maxLength: 12 }));
    const flag = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 20 }));
    fc.assert(
      fc.property(text, code, digits, flag, (Name, Code, Population, Flag) => {
        const form = { ...emptyForm, Name, Code, Population, Flag };
        fc.pre(/^\s*\d+\s*$/.test(Population));
        const isValidTree = Object.keys(problemsOf(form)).length === 0;
        const fields = {
          Name: Name.trim(),
          Code: /^\s*[a-z]{2}\s*$/i.test(Code) ? Code.trim().toUpperCase() : Code,
          Population: Number(Population),
          Flag: Flag.trim(),
        };
        const [row] = validateBatch([{ id: 'a', conflictID: 'c', ...fields }]);
        expect('base' in (row as object)).toBe(isValidTree);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the flag of a form', () => {
  it('follows from the code until another is given', () => {
    const moved = withField(formOf(rental({ Code: 'NL', Flag: '🇳🇱' })), 'Code', 'be');
    expect(fieldsOf(moved)).toMatchObject({ Code: 'BE', Flag: '🇧🇪' });
    expect(hasOwnFlag(moved)).toBe(true);
    const other = formOf(rental({ Code: 'NL', Flag: '🏴' }));
    expect(hasOwnFlag(other)).toBe(false);
    expect(fieldsOf(withField(other, 'Code', 'BE'))).toMatchObject({ Code: 'BE', Flag: '🏴' });
  });

  it('is none for a code that no country has, and is drawn as unknown', () => {
    const form = { ...good, Code: 'XX' };
    expect(fieldsOf(form).Flag).toBe('');
    expect(drawnFlagOf(form)).toBe('?');
    expect(drawnFlagOf({ ...form, Code: 'X' })).toBe('');
  });

  it('follows from the code also where an earlier version stored the letters of an unknown one', () => {
    const stored = formOf(rental({ Code: 'XX', Flag: '🇽🇽' }));
    expect(hasOwnFlag(stored)).toBe(true);
    expect(drawnFlagOf(stored)).toBe('?');
    expect(fieldsOf(withField(stored, 'Code', 'NL')).Flag).toBe('🇳🇱');
  });

  it('is unchanged when the same code is retyped', () => {
    const form = formOf(rental({ Code: 'NL', Flag: '🇳🇱' }));
    expect(isSameForm(form, withField(withField(form, 'Code', 'N'), 'Code', 'NL'))).toBe(true);
  });
});
