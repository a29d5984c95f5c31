import './styles/fonts.scss';
import './styles/main.scss';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { AppBootstrap } from './app/AppBootstrap';
import { preload, startLoading } from './app/pageModules';
import { createRouter } from './app/router';
import { createStore } from './app/store';
import { setCloudConfiguration } from './cloud/configure';
import { fetchWebConfiguration } from './cloud/webConfiguration';
import { builtDocument, discardDocument, runPreloadedFiles, styleSheetsApplied } from './documents/builtDocument';
import { collectTyped } from './documents/heldInput';
import { layoutChanged, selectLayout } from './features/layout/public/settings';
import {
  applyLayout,
  followAccent,
  followOtherTabs,
  followSystemTheme,
  readLayout,
  storeLayout,
} from './features/layout/public/start';
import { selectIsLocked } from './features/session/public/session';
import { startingSession } from './features/session/public/startingSession';
import { followLanguage, preferredLanguage, startTranslations } from './lib/i18n';
import { prepareFormatters } from './lib/intl';
import { paths } from './lib/paths';
import { readStoredText } from './lib/storage';
import { yieldToBrowser } from './lib/yieldToBrowser';
import { pageAt } from './navigation/pages';

// From here on, what fails is told by the application.
document.querySelector('.start-notice')?.remove();

const store = createStore(readLayout(), startingSession());

let layout = selectLayout(store.getState());
// The system's theme may have changed since first-paint.js read it.
applyLayout(document.documentElement, layout);
store.subscribe(() => {
  const latest = selectLayout(store.getState());
  if (latest === layout) return;
  layout = latest;
  applyLayout(document.documentElement, layout);
  storeLayout(layout);
});
followSystemTheme(store);
followAccent(store);
followOtherTabs((look) => store.dispatch(layoutChanged(look)));
followLanguage();

const prepare = async () => setCloudConfiguration(await fetchWebConfiguration());

const { pathname, search, hash } = window.location;
const firstPage = pageAt(pathname === '/' ? paths.home : pathname);

// Version 0.1 stored its entries under these names.
const isOlder = readStoredText('polder.recentPages') !== null;
const adopted = isOlder ? import('./lib/adoptOlderEntries').then(({ adoptOlderEntries }) => adoptOlderEntries()) : null;

const root = document.getElementById('root') as HTMLElement;
const built = selectIsLocked(store.getState()) ? null : builtDocument(root, firstPage);
// A built document has asked for its files.
if (firstPage && built === null) startLoading(firstPage);

/**
 * Hydrates the page's document once everything that it shows is loaded. In pieces: on a slow phone each takes long enough
 * for a person to notice that the page does not answer.
 */
async function hydrate(path: string): Promise<void> {
  await yieldToBrowser();
  await Promise.all([
    startTranslations(firstPage?.texts),
    runPreloadedFiles(),
    firstPage?.hasFigures && prepareFormatters(preferredLanguage()),
  ]);
  // A query or history state may change the page, and the document was rendered without them.
  const isWhole = search === '' && !window.history.state?.usr;
  const following = isWhole ? null : import('./documents/followElements');
  await Promise.all([firstPage && preload(firstPage), prepare(), styleSheetsApplied(), adopted?.catch(() => {})]);
  const follow = await following;
  // The document was rendered for the page's canonical path.
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  await yieldToBrowser();
  const router = createRouter(isWhole);
  await yieldToBrowser();
  const app = (
    <StrictMode>
      <App store={store} router={router} isBuilt={isWhole} />
    </StrictMode>
  );
  if (isWhole) {
    collectTyped(root);
    startTransition(() => void hydrateRoot(root, app));
  } else {
    follow?.followElements(root);
    createRoot(root).render(app);
  }
}

async function start(): Promise<void> {
  await Promise.all([startTranslations(firstPage?.texts), adopted?.catch(() => {})]);
  discardDocument(root);
  createRoot(root).render(
    <StrictMode>
      <AppBootstrap prepare={prepare}>
        <App store={store} router={createRouter()} />
      </AppBootstrap>
    </StrictMode>,
  );
}

// `start` retries what could not be loaded, and shows the error.
if (built !== null) hydrate(built).catch(start);
else void start();
