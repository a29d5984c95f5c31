import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import * as userFiles from '../../../frontend/src/cloud/userFiles';
import { PictureCard } from '../../../frontend/src/demos/sample-pages/profile/PictureCard';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

jest.mock('../../../frontend/src/cloud/userFiles');

test('why there is no picture is worded in the language that is shown', async () => {
  await startTranslations(['profile', 'errors'], 'en');
  jest.mocked(userFiles).listUserFiles.mockRejectedValue(new Error('strange'));
  render(
    <Provider store={guestStore()}>
      <PictureCard email="ann@polder.test" />
    </Provider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred.');
  await act(() => i18next.changeLanguage('nl'));
  expect(screen.getByRole('alert')).toHaveTextContent('Er is een onbekende fout opgetreden.');

  const text = new File(['a'], 'a.txt', { type: 'text/plain' });
  fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [text] } });
  const problem = (lng: string) => i18next.t('picture.problems.notPicture', { ns: 'profile', lng });
  expect(await screen.findByText(problem('nl'))).toBeVisible();
  await act(() => i18next.changeLanguage('en'));
  expect(screen.getByRole('alert')).toHaveTextContent(problem('en'));
});
