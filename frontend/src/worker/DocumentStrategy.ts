import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { CachedFiles } from './cachedFiles';
import { type DocumentLanguage, documentKey, policyOf } from './documents';

export interface DocumentSources {
  readonly files: CachedFiles;
  /** Undefined if the browser does not tell the worker. */
  readonly language: () => Promise<DocumentLanguage | undefined>;
  /** The document that shows any page, once its scripts have run. */
  readonly shell: () => Promise<Response | undefined>;
  /** Called when the website answers with a document of another build, or redirects. */
  readonly onOtherBuild: () => Promise<void>;
}

/** In milliseconds: a page that is not cached is shown by the shell when the network takes longer. */
const networkTimeout = 1_000;

/**
 * Stale-while-revalidate: answers with the page's cached document and fetches a newer one. A page that is not cached
 * comes from the network, or else from the shell.
 */
export class DocumentStrategy extends Strategy {
  constructor(private readonly sources: DocumentSources) {
    super();
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { files, language, shell } = this.sources;
    const { pathname } = new URL(request.url);
    const chosen = await language();
    const key = chosen && documentKey(pathname, chosen);
    const cached = key && (await (await caches.open(files.documentsCache)).match(key));
    if (cached) {
      void handler.waitUntil(this.renew(key, fetch(pathname, { cache: 'no-cache', redirect: 'manual' })));
      return cached;
    }
    const network = fetch(request);
    void handler.waitUntil(
      this.renew(
        key,
        network.then((answer) => answer.clone()),
      ),
    );
    const answer = await Promise.race([network.catch(() => undefined), after(networkTimeout)]);
    if (answer && answer.status < 500) return answer;
    return (await shell()) ?? network;
  }

  private async renew(key: string | undefined, network: Promise<Response>): Promise<void> {
    const { files, shell, onOtherBuild } = this.sources;
    try {
      const answer = await network;
      const isRedirect = answer.type === 'opaqueredirect';
      if (isRedirect || (key && !(await files.addDocument(key, answer)))) return await onOtherBuild();
      const cachedShell = await shell();
      if (cachedShell && policyOf(cachedShell) !== policyOf(answer)) await files.renewShell();
    } catch {
      // Without a network, the cached document stays; the next visit requests it again.
    }
  }
}

const after = (milliseconds: number) =>
  new Promise<undefined>((done) => setTimeout(() => done(undefined), milliseconds));
