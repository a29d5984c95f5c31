import type { ParseKeys } from 'i18next';
import { createContext } from 'react';
import type { IconShape } from '../../components/Icon';

/** A page, as the route table has it. */
export interface PalettePage {
  path: string;
  titleKey: ParseKeys<'layout'>;
  /** Its group in the sidebar; pages without one stand outside the application. */
  group?: string;
}

/** An example on a page of the component book. */
export interface PaletteExample {
  path: string;
  anchor: string;
  title: Readonly<Record<'en' | 'nl', string>>;
}

/** What the palette offers and only the application around it knows. */
export interface PaletteSources {
  pages: readonly PalettePage[];
  /** The pages' icons, by address; the sidebar has loaded them already. */
  loadIcons(): Promise<Readonly<Record<string, IconShape>>>;
  loadExamples(): Promise<readonly PaletteExample[]>;
  /** Their codes; `layout:languages.<code>` is a language's own name. */
  languages: readonly ('en' | 'nl')[];
  chooseLanguage(language: 'en' | 'nl'): void;
}

export const PaletteSourcesContext = createContext<PaletteSources>({
  pages: [],
  loadIcons: async () => ({}),
  loadExamples: async () => [],
  languages: [],
  chooseLanguage: () => {},
});
