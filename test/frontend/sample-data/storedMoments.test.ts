import { emailsSchema } from '../../../frontend/src/features/email/email';
import { sampleEmails } from '../../../frontend/src/features/email/sample';
import { notesSchema } from '../../../frontend/src/features/notes/note';
import sampleNotes from '../../../frontend/src/features/notes/sample';
import { sampleTickets } from '../../../frontend/src/features/tickets/sample';
import { ticketsSchema } from '../../../frontend/src/features/tickets/ticket';

// A page cannot write such a moment as a date: it would fail at each visit, with no way to reset the sample.
test.each(['', 'yesterday', '2026-13-40', '2026-11-20T25:00Z'])(
  '%p is no moment, so what holds it is damaged',
  (text) => {
    const [note, ticket, email] = [sampleNotes[0], sampleTickets()[0], sampleEmails()[0]];
    expect(notesSchema.safeParse([{ ...note, datef: text }]).success).toBe(false);
    expect(ticketsSchema.safeParse([{ ...ticket, Date: text }]).success).toBe(false);
    expect(emailsSchema.safeParse([{ ...email, time: text }]).success).toBe(false);
  },
);

test('the moments of the samples are moments', () => {
  expect(notesSchema.safeParse(sampleNotes).success).toBe(true);
  expect(ticketsSchema.safeParse(sampleTickets()).success).toBe(true);
  expect(emailsSchema.safeParse(sampleEmails()).success).toBe(true);
});
