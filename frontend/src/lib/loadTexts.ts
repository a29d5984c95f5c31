import i18next from 'i18next';
import { TextsNotLoaded } from './chunkLoadError';

/**
 * Loads files of texts. By default, i18next shows keys in place of texts that could not be loaded, and never requests
 * them again.
 * @throws TextsNotLoaded when any of them cannot be loaded
 */
export async function loadTexts(files: readonly string[], language: string = i18next.language): Promise<void> {
  await i18next.loadNamespaces(files);
  const missing = () => files.filter((file) => !i18next.hasResourceBundle(language, file));
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  if (missing().length > 0) throw new TextsNotLoaded(`Texts could not be loaded: ${language} ${missing().join(', ')}`);
}
