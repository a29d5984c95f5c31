import { preferredLanguage } from '../lib/i18n';
import { yieldToBrowser } from '../lib/yieldToBrowser';
import type { Page } from '../navigation/page';

/**
 * Whether the page that was served holds the content that the build rendered for this address and language.
 * @returns the path it was rendered for; null when the page has to be rendered here
 */
export function builtDocument(root: HTMLElement, page: Page | undefined): string | null {
  const { path, language } = root.dataset;
  return path !== undefined && path === page?.path && language === preferredLanguage() ? path : null;
}

/**
 * Resolves once the document's style sheets count, which are fetched and applied behind the first paint
 * (frontend/build/document-end.js).
 * @throws Error when one cannot be loaded
 */
export async function styleSheetsApplied(): Promise<void> {
  const isLate = (link: HTMLLinkElement) =>
    new Promise<void>((done, fail) => {
      const onError = () => fail(new Error(`${link.href} could not be loaded.`));
      if (link.dataset.late === 'failed') return onError();
      link.addEventListener('applied', () => done());
      link.addEventListener('error', onError);
    });
  await Promise.all(Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-late]'), isLate));
}

/**
 * Runs the files that the document has asked for (frontend/build/document-end.js) in its order, in which each comes after
 * its imports. One import of the page would run all of them in one task, which keeps a slow phone from answering. Files
 * that fail are left to the application's own imports, which tell why.
 */
export async function runPreloadedFiles(): Promise<void> {
  const { textContent } = document.getElementById('page-scripts') ?? {};
  const { preloaded = [] } = JSON.parse(textContent || '{}') as { preloaded?: readonly string[] };
  for (const file of preloaded) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await yieldToBrowser();
  }
}

/** Removes the content that the build rendered. */
export function discardDocument(root: HTMLElement): void {
  root.replaceChildren();
  markHydrated(root);
}

/** From now on the page is as React draws it: styles/_documents.scss hides nothing of it any more. */
export function markHydrated(root: HTMLElement | null = document.getElementById('root')): void {
  delete root?.dataset.path;
  delete root?.dataset.language;
}
