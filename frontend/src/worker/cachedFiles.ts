import type { BuildFiles } from './buildFiles';
import {
  assetsIn,
  type DocumentLanguage,
  documentCopy,
  documentKey,
  isOfBuild,
  isPublicDocument,
  pageOfKey,
  policyOf,
} from './documents';
import { successors } from './releases';
import { configurationPath, isConfiguration } from './requests';

/** Files with a hash in their name: immutable, of any build. */
export const assetsCache = 'polder-assets';
/** Files that the latest build no longer has: pages opened before it may still need them. */
export const olderAssetsCache = 'polder-assets-older';
export const configurationCache = 'polder-configuration';
export const shellPath = '/index.html';
const documentsPrefix = 'polder-documents-';
/** A document is some 10 kB, and there are fewer pages. */
const maxDocuments = 100;

const pathOf = (name: string) => `/assets/${name}`;
const nameOf = ({ url }: Request) => new URL(url).pathname.slice('/assets/'.length);

/** The cache of one build's worker. It caches only public files of the build. */
export class CachedFiles {
  readonly documentsCache: string;
  private readonly assets: ReadonlySet<string>;

  constructor(private readonly build: BuildFiles) {
    this.documentsCache = documentsPrefix + build.release;
    this.assets = new Set(build.assets);
  }

  /** Whether these files are all of this build. */
  has(names: readonly string[]): boolean {
    return names.every((name) => this.assets.has(name));
  }

  /**
   * Caches files of this build that are not cached yet, one after the other, so that a page's own requests come first.
   * @throws when one cannot be fetched
   */
  async addAssets(names: readonly string[]): Promise<void> {
    const cache = await caches.open(assetsCache);
    const cached = new Set((await cache.keys()).map(nameOf));
    for (const name of new Set(names)) {
      if (!this.assets.has(name) || cached.has(name)) continue;
      await cache.add(new Request(pathOf(name), { priority: 'low' }));
    }
  }

  /**
   * Caches a page's document, with all that it needs to start. Fonts are left to the browser, as its style names them all.
   * @returns false for a document of another build, whose scripts may be gone when it is shown, and for no document
   */
  async addDocument(key: string, answer: Response): Promise<boolean> {
    if (!isPublicDocument(answer)) return answer.status < 400 || answer.status >= 500;
    const html = await answer.text();
    if (!isOfBuild(html, this.assets)) return false;
    await this.addAssets(assetsIn(html).filter((name) => !name.endsWith('.woff2')));
    const cache = await caches.open(this.documentsCache);
    await cache.put(key, documentCopy(html, answer));
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - maxDocuments))) await cache.delete(oldest);
    return true;
  }

  /** The shell with a newer policy than the build's own, which Workbox caches. */
  async renewedShell(): Promise<Response | undefined> {
    return (await caches.open(this.documentsCache)).match(shellPath);
  }

  /**
   * Caches the shell with the website's latest policy, and deletes documents with another. The same build is deployed
   * with other endpoints when a stage is created anew under its domain; the former policy blocks them.
   */
  async renewShell(): Promise<void> {
    const answer = await fetch(shellPath, { cache: 'reload' });
    if (!isPublicDocument(answer) || !(await this.addDocument(shellPath, answer))) return;
    const cache = await caches.open(this.documentsCache);
    for (const key of await cache.keys()) {
      const document = await cache.match(key);
      if (document && policyOf(document) !== policyOf(answer)) await cache.delete(key);
    }
  }

  /**
   * Fetches what every page needs to start, and this build's versions of the previous build's cached files.
   * @param isSparing true on a metered connection: the rest is fetched when it is used
   * @throws when a file cannot be fetched: the previous build stays active
   */
  async takeOver(language: DocumentLanguage, isSparing: boolean): Promise<void> {
    const before = [...(await (await caches.open(assetsCache)).keys())].map(nameOf);
    await this.addAssets([...this.build.shell, ...(isSparing ? [] : successors(before, this.build.assets))]);
    const configuration = await fetch(configurationPath);
    if (isConfiguration(configuration))
      await (await caches.open(configurationCache)).put(configurationPath, configuration);
    if (isSparing) return;
    for (const cacheName of await otherDocumentsCaches(this.documentsCache)) {
      for (const { url } of await (await caches.open(cacheName)).keys()) {
        const page = pageOfKey(url);
        if (page.language === language) await this.refetchDocument(page.pathname, language).catch(() => undefined);
      }
    }
  }

  private async refetchDocument(pathname: string, language: DocumentLanguage): Promise<void> {
    await this.addDocument(documentKey(pathname, language), await fetch(pathname, { cache: 'no-cache' }));
  }

  /** Removes the documents of other builds, and puts aside what this one does not load. */
  async removeOlder(): Promise<void> {
    for (const cacheName of await otherDocumentsCaches(this.documentsCache)) await caches.delete(cacheName);
    const cache = await caches.open(assetsCache);
    const older = (await cache.keys()).filter((request) => !this.assets.has(nameOf(request)));
    if (older.length === 0) return;
    await caches.delete(olderAssetsCache);
    const aside = await caches.open(olderAssetsCache);
    for (const request of older) {
      const file = await cache.match(request, { ignoreVary: true });
      if (file) await aside.put(request, file);
      await cache.delete(request);
    }
  }
}

const otherDocumentsCaches = async (own: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(documentsPrefix) && name !== own);
