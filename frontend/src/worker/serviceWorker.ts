/**
 * The service worker: opens Polder without a network, and fast with one. It handles only pages, built files and
 * /config.json: no API, no personal files, no input (docs/offline.md).
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { BuildFiles } from './buildFiles';
import { assetsCache, CachedFiles, configurationCache, olderAssetsCache, shellPath } from './cachedFiles';
import { DocumentStrategy } from './DocumentStrategy';
import { documentKey, documentLanguage } from './documents';
import type { WorkerMessage } from './messages';
import { configurationPath, isAssetPath, isConfiguration, isPagePath } from './requests';
import { unregisterIfGone } from './unregister';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD_FILES: BuildFiles;

const build = BUILD_FILES;
const files = new CachedFiles(build);

const language = async () => {
  // Older browsers hide cookies from workers: no document is cached there, and the shell reads the language itself.
  if (!('cookieStore' in self)) return undefined;
  return documentLanguage((await self.cookieStore.get('polder-language'))?.value ?? undefined, navigator.language);
};

const { connection } = navigator as { connection?: { saveData?: boolean } };

self.addEventListener('install', (event) => {
  const prepare = async () => {
    await files.takeOver((await language()) ?? 'en', connection?.saveData === true);
    // Open pages are not reloaded, and their files stay cached.
    await self.skipWaiting();
  };
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(files.removeOlder().then(() => self.clients.claim()));
});

// Addresses are not rewritten: each page has its own document.
precacheAndRoute(build.named, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAssetPath(url.pathname),
  new CacheFirst({
    cacheName: assetsCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? caches.match(request, { cacheName: olderAssetsCache, ignoreVary: true }),
      },
    ],
  }),
);

registerRoute(
  // Requests that bypass every cache check whether Polder answers (cloud/reachability.ts).
  ({ sameOrigin, url, request }) => sameOrigin && url.pathname === configurationPath && request.cache !== 'no-store',
  new NetworkFirst({
    cacheName: configurationCache,
    networkTimeoutSeconds: 0.5,
    plugins: [{ cacheWillUpdate: async ({ response }) => (isConfiguration(response) ? response : null) }],
  }),
);

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  new DocumentStrategy({
    files,
    language,
    shell: async () => (await files.renewedShell()) ?? matchPrecache(shellPath),
    onOtherBuild: () => unregisterIfGone(self.registration),
  }),
);

async function answer(message: WorkerMessage): Promise<boolean> {
  switch (message.type) {
    case 'isCurrent':
      return files.has(message.assets);
    case 'cachePages':
      await files.addAssets([...build.pages.any, ...build.pages[message.language === 'nl' ? 'nl' : 'en']]);
      return true;
    case 'cacheVisit': {
      await files.addAssets(message.assets);
      const chosen = await language();
      if (chosen && isPagePath(message.pathname)) {
        const document = await fetch(message.pathname, { cache: 'no-cache' });
        await files.addDocument(documentKey(message.pathname, chosen), document);
      }
      return true;
    }
  }
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const answered = answer(event.data).catch(() => false);
  event.waitUntil(answered.then((value) => port?.postMessage(value)));
});
