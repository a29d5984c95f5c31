import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import * as userFiles from '../../../frontend/src/cloud/userFiles';
import { PictureCard } from '../../../frontend/src/demos/sample-pages/profile/PictureCard';
import { squarePicture } from '../../../frontend/src/demos/sample-pages/profile/pictureFile';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

jest.mock('../../../frontend/src/cloud/userFiles');
jest.mock('../../../frontend/src/demos/sample-pages/profile/pictureFile', () => ({
  ...jest.requireActual('../../../frontend/src/demos/sample-pages/profile/pictureFile'),
  squarePicture: jest.fn(),
  smallCopy: async () => 'data:image/png;base64,AA==',
}));

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

test('a picture that is still being drawn is not overtaken by another', async () => {
  await startTranslations(['profile', 'errors'], 'en');
  jest.mocked(userFiles).listUserFiles.mockResolvedValue([]);
  jest.mocked(userFiles).putUserFile.mockResolvedValue(undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  const large = new Blob(['large']);
  let finishLarge = () => {};
  const slowly = new Promise<Blob>((resolve) => {
    finishLarge = () => resolve(large);
  });
  jest
    .mocked(squarePicture)
    .mockReturnValueOnce(slowly)
    .mockResolvedValue(new Blob(['small']));
  render(
    <Provider store={guestStore()}>
      <PictureCard email="ann@polder.test" />
    </Provider>,
  );
  const field = await screen.findByTestId('picture-file');
  const choose = (name: string) => {
    const file = new File(['a'], name, { type: 'image/png' });
    return act(async () => fireEvent.change(field, { target: { files: [file] } }));
  };
  await choose('large.png');
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveAttribute('aria-disabled', 'true');
  await choose('small.png');
  await act(async () => finishLarge());
  expect(jest.mocked(userFiles).putUserFile.mock.calls.map(([, picture]) => picture)).toEqual([large]);
  expect(screen.getByRole('button', { name: 'Choose another' })).toHaveAttribute('aria-disabled', 'false');
});
