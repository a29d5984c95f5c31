import { fireEvent, render, screen } from '@testing-library/react';
import { LicenceList } from '../../../frontend/src/features/about/LicenceList';
import { fetchLicences } from '../../../frontend/src/features/about/licences';
import { startTranslations } from '../../../frontend/src/lib/i18n';

jest.mock('../../../frontend/src/features/about/licences', () => ({ fetchLicences: jest.fn() }));

beforeEach(() => startTranslations(['about', 'common', 'errors'], 'en'));

test('says why the list did not come, and lists it at the next try', async () => {
  jest.mocked(fetchLicences).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  jest.mocked(fetchLicences).mockRejectedValueOnce(new Error('/licences.json answered 500'));
  jest.mocked(fetchLicences).mockResolvedValue([{ name: 'react', version: '19.0.0', identifier: 'MIT' }]);
  render(<LicenceList />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The list could not be fetched. A network error has occurred. Check your connection');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('react')).toBeInTheDocument();
});
