import './styles/main.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { preload, routeAt } from './app/routes';
import { Start } from './app/Start';
import { createStore } from './app/store';
import { startTranslations } from './app/translations';
import { nameCloud } from './cloud/configure';
import { fetchWebConfiguration } from './cloud/web-configuration';
import { applyLayout } from './features/layout/applyLayout';
import { layoutChanged, selectLayout } from './features/layout/layoutSlice';
import { followOtherTabs, keepLayout, readLayout } from './features/layout/layoutStorage';
import { startingSession } from './features/session/startingSession';
import { paths } from './lib/paths';

const store = createStore(readLayout(localStorage), startingSession());

let layout = selectLayout(store.getState());
store.subscribe(() => {
  const latest = selectLayout(store.getState());
  if (latest === layout) return;
  layout = latest;
  applyLayout(document.documentElement, layout);
  keepLayout(localStorage, layout);
});
followOtherTabs(localStorage, (look) => store.dispatch(layoutChanged(look)));

const prepare = async () => nameCloud(await fetchWebConfiguration());

const { pathname } = window.location;
const firstPage = routeAt(pathname === '/' ? paths.home : pathname);
if (firstPage) preload(firstPage);

// Every page that an older version showed was kept there.
const isOlder = localStorage.getItem('polder.recentPages') !== null;
const adopted = isOlder ? import('./lib/adoptOlderEntries').then(({ adoptOlderEntries }) => adoptOlderEntries()) : null;

Promise.all([startTranslations(firstPage?.texts), adopted?.catch(() => {})]).then(() => {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Start prepare={prepare}>
        <App store={store} />
      </Start>
    </StrictMode>,
  );
});
