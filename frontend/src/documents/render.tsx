import { text } from 'node:stream/consumers';
import { configureStore } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { layouts } from '../app/layouts';
import { pageModules, preload } from '../app/pageModules';
import { createRouterAt } from '../app/router';
import { initialState } from '../app/store';
import { brandName } from '../lib/brand';
import { everyPage, type Language, languages, startTranslations } from '../lib/i18n';
import { paths } from '../lib/paths';
import { pages as allPages, pageAt } from '../navigation/pages';
import { descriptions } from './descriptions';

export { languages };

/** The page that the website's root shows. */
export const { home } = paths;

/** All pages: their paths, the functions that load what they show first, and the names of their texts. */
export const pages = allPages.map(({ path, layout, texts }) => ({
  path,
  loads: [layouts[layout], pageModules[path]],
  texts: [...everyPage, ...texts],
}));

/** What the build puts into a page's document. */
export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

/**
 * Renders a page as a guest sees it on a first visit, before anything is loaded. Runs in Node, at build time.
 * @throws when any part of the page cannot be rendered without a browser
 */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  if (i18next.isInitialized) await i18next.changeLanguage(language);
  else await startTranslations([], language);
  const page = pageAt(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  await preload(page);
  const state = initialState();
  const store = configureStore({ reducer: () => state });
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={createRouterAt(path)} />
      </Provider>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // No script moves content later: the document is complete.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const content = await text(prelude);
  if (failures.length > 0) throw new Error(`${path} cannot be rendered at build time`, { cause: failures[0] });
  const description = descriptions[path]?.[language] ?? leadOf(content);
  if (description.length < minDescription) {
    throw new Error(
      `${path} begins with no sentence in ${language}: give it one in frontend/src/documents/descriptions.ts.`,
    );
  }
  return { title: `${i18next.t(`layout:${page.titleKey}`)} · ${brandName}`, description, content };
}

/** In characters. Shorter ones are a state of the page, such as a count, rather than what it is for. */
const minDescription = 20;

/** The words of the paragraph that follows the page's heading. */
function leadOf(content: string): string {
  const [, lead = ''] = /<\/h1>\s*<p\b[^>]*>(.*?)<\/p>/s.exec(content) ?? [];
  return lead
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');
}
