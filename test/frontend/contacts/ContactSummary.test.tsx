import { render, screen } from '@testing-library/react';
import { ContactSummary } from '../../../frontend/src/features/contacts/public/ContactSummary';
import sampleContacts from '../../../frontend/src/features/contacts/sample';

test('a contact without a company has the address, in which what is searched for is marked', () => {
  const [contact] = sampleContacts;
  if (!contact) throw new Error('no sample');
  const { rerender } = render(<ContactSummary contact={{ ...contact, company: 'Canal Co' }} search="canal" />);
  expect(screen.getByText('Canal')).toHaveProperty('tagName', 'MARK');
  rerender(<ContactSummary contact={{ ...contact, company: '' }} search="@" />);
  expect(screen.getByText('@')).toHaveProperty('tagName', 'MARK');
});
