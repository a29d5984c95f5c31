import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { developmentChecks } from '../../../frontend/src/app/developmentChecks';
import { connectionReducer } from '../../../frontend/src/features/connection/connectionSlice';
import { notificationsReducer } from '../../../frontend/src/features/notifications/notificationsSlice';
import { filterReducer } from '../../../frontend/src/features/rentals/filter/filterSlice';
import { uploadReducer } from '../../../frontend/src/features/rentals/import/uploadSlice';
import { rentalsReducer } from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import { type SessionState, sessionReducer } from '../../../frontend/src/features/session/sessionSlice';
import common from '../../../frontend/src/locales/en/common.json';
import dashboards from '../../../frontend/src/locales/en/dashboards.json';
import errors from '../../../frontend/src/locales/en/errors.json';
import importTexts from '../../../frontend/src/locales/en/import.json';
import rentals from '../../../frontend/src/locales/en/rentals.json';

// The website's own instance, as parts that come late ask it for their texts.
void i18next.use(initReactI18next).init({
  lng: 'en',
  ns: ['common', 'errors', 'rentals', 'import', 'dashboards'],
  defaultNS: 'common',
  resources: { en: { common, errors, rentals, import: importTexts, dashboards } },
  interpolation: { escapeValue: false },
});

export const makeStore = (session?: SessionState) =>
  configureStore({
    ...(session && { preloadedState: { session } }),
    reducer: combineReducers({
      rentals: rentalsReducer,
      filter: filterReducer,
      upload: uploadReducer,
      session: sessionReducer,
      notifications: notificationsReducer,
      connection: connectionReducer,
    }),
    middleware: (defaults) => defaults(developmentChecks),
  });

/** Shows part of the application at an address, in English. */
export function renderRentals(content: ReactNode, { address = '/', store = makeStore() } = {}) {
  window.history.pushState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: content }]);
  const view = render(
    <I18nextProvider i18n={i18next}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>,
  );
  return { ...view, store, search: () => router.state.location.search, back: () => act(() => goBack(router)) };
}

/** A browser tells of having gone back a moment later. */
async function goBack(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await router.navigate(-1);
  await isBack;
}

/** Gives elements a height, as jsdom has no layout: lists draw the rows that fit. */
export function giveElementsHeight(height: number): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
