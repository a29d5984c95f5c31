import { render, screen } from '@testing-library/react';
import { type Contact, maxNotesLength } from '../../../frontend/src/features/contacts/contact';
import { initialSides } from '../../../frontend/src/features/contacts/duplicates/duplicates';
import { MergeTable } from '../../../frontend/src/features/contacts/duplicates/MergeTable';
import sample from '../../../frontend/src/features/contacts/sample';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['contacts'], 'en'));

const [first] = sample as [Contact, ...Contact[]];
function renderPair(notes: string): void {
  const second = { ...first, id: 40, notes };
  render(<MergeTable pair={[first, second]} sides={initialSides(first, second)} onChange={() => {}} />);
}

test('both notes are chosen at first', () => {
  renderPair('Rings twice.');
  expect(screen.getByLabelText('Both notes')).toBeChecked();
});

test('both notes cannot be chosen where they do not fit, and why is said', () => {
  renderPair('x'.repeat(maxNotesLength));
  const both = screen.getByLabelText('Both notes');
  expect(both).toBeDisabled();
  expect(both).toHaveAccessibleDescription('Notes Together they are longer than 2,000 characters.');
  expect(screen.getByLabelText(first.notes)).toBeChecked();
});
