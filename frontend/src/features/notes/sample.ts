import { daysAfter, writeDay } from '../../lib/days';
import type { Note } from './note';

interface Sample extends Pick<Note, 'id' | 'title' | 'color'> {
  /** In days. */
  readonly age: number;
}

const samples: readonly Sample[] = [
  {
    id: 1,
    title:
      'Viewing at Oude Delft 118\nThursday 10:30, keys at reception. The Janssen family brings the measuring tape for the kitchen; photograph the meter readings on the way out.',
    color: 'info',
    age: 1,
  },
  {
    id: 2,
    title:
      'Leak above the bicycle store, Lijnbaan 42\nPlumber (Van der Meer, 010 555 01 48) comes before noon. Tenants on the first floor know. Ask for photographs for the insurer.',
    color: 'danger',
    age: 2,
  },
  {
    id: 3,
    title:
      'Rent review 2027\nCompare the markets in Belgium and Germany with last year before proposing the new index. Draft to Sanne by the end of the month.',
    color: 'warning',
    age: 3,
  },
  {
    id: 4,
    title:
      'Welcome pack is ready\nDutch, English and Ukrainian versions are at the printer’s. Forty copies: 20 for Utrecht, 12 for Den Haag, 8 spare.',
    color: 'success',
    age: 4,
  },
];

/** The four notes that the mock API returns, from the days before today. */
const notes: Note[] = samples.map(({ age, ...note }) => ({
  ...note,
  datef: writeDay(daysAfter(new Date(), -age)),
  deleted: false,
}));

export default notes;
