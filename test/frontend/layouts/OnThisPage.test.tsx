import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OnThisPage } from '../../../frontend/src/layouts/OnThisPage';
import { startTranslations } from '../../../frontend/src/lib/i18n';

function Page() {
  const page = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('layout');
  return (
    <>
      <div ref={page}>
        <h2>{t('pages.people')}</h2>
        <h2>{t('pages.profile')}</h2>
      </div>
      <OnThisPage page={page} />
    </>
  );
}

const listed = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('the headings are listed in the language of the page', async () => {
  await startTranslations(['layout'], 'en');
  render(<Page />);
  expect(listed()).toEqual(['People', 'Profile']);
  // Marking one draws the list again.
  await waitFor(() => expect(screen.getByRole('button', { current: 'location' })).toBeInTheDocument());
  await act(() => i18next.changeLanguage('nl'));
  await waitFor(() => expect(listed()).toEqual(['Personen', 'Profiel']));
});
