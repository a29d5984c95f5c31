/**
 * The service worker: opens Polder without a network, and at once with one. It touches nothing but pages, built files
 * and /config.json: no API, no file of a person, nothing that anybody has entered. docs/offline.md has the whole story.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { BuildFiles } from './buildFiles';
import { assetsCache, CachedFiles, configurationCache, olderAssetsCache } from './cachedFiles';
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
  // Older browsers do not show a worker its cookies: no document is cached for them, and the shell knows by itself.
  if (!('cookieStore' in self)) return undefined;
  return documentLanguage((await self.cookieStore.get('polder-language'))?.value ?? undefined, navigator.language);
};

const { connection } = navigator as { connection?: { saveData?: boolean } };

self.addEventListener('install', (event) => {
  const prepare = async () => {
    await files.takeOver((await language()) ?? 'en', connection?.saveData === true);
    // Pages that are open keep what they have: their files stay cached, and nothing loads them anew.
    await self.skipWaiting();
  };
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(files.removeOlder().then(() => self.clients.claim()));
});

// No rewriting of addresses: a page is a document of its own, whatever file it looks like.
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
  // Whoever asks past every cache wants to know whether Polder answers (cloud/reachability.ts).
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
    shell: () => matchPrecache('/index.html'),
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
