import type { PageRoute } from '../app/routes/page-route';
import { preferredLanguage } from '../app/translations';

/**
 * Whether the page that was served holds the content that the build rendered for this address and language.
 * @returns the path it was rendered for; null when the page has to be rendered here
 */
export function builtDocument(root: HTMLElement, page: PageRoute | undefined): string | null {
  const { path, language } = root.dataset;
  return path !== undefined && path === page?.path && language === preferredLanguage() ? path : null;
}

/** Takes what the build rendered away. */
export function discardDocument(root: HTMLElement): void {
  root.replaceChildren();
  markTakenOver(root);
}

/** From now on the page is as React draws it: styles/_documents.scss hides nothing of it any more. */
export function markTakenOver(root: HTMLElement | null = document.getElementById('root')): void {
  delete root?.dataset.path;
  delete root?.dataset.language;
}
