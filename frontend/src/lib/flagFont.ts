/** The font of flags that styles/fonts.scss names. */
const font = '1em "Twemoji Country Flags"';
const aFlag = '\u{1f1f3}\u{1f1f1}';

export const isFlagFontLoaded = (): boolean => document.fonts.check(font, aFlag);

/** Never rejects: without the font, a flag is the system's, or its two letters. */
export const loadFlagFont = (): Promise<unknown> => document.fonts.load(font, aFlag).catch(() => undefined);

/**
 * For the files of pages that begin with flags. A flag that is laid out without its font has the browser ask the system for
 * one, letter by letter, while the page waits.
 */
export function loadFlagFontEarly(): void {
  // There is no browser where pages are rendered to documents.
  if (globalThis.document) void loadFlagFont();
}
