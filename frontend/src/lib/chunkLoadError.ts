/** Texts that could not be loaded, for whichever reason: i18next tells none. */
export class TextsNotLoaded extends Error {
  override readonly name = 'TextsNotLoaded';
}

/** How browsers, and Vite for style sheets, name a file of the application that could not be loaded. */
const signs = /dynamically imported module|importing a module script|unable to preload css/i;

/** Whether a part of the application did not come: the network failed, or a newer version has taken its place. */
export const isChunkLoadError = ({ name, message = '' }: { name?: string; message?: string }): boolean =>
  name === 'TextsNotLoaded' || signs.test(message);
