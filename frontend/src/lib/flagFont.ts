const aFlag = '\u{1f1f3}\u{1f1f1}';
/** The font of styles/_fonts.scss. */
const font = '12px "Twemoji Country Flags"';

/**
 * Loads the font of flags if a text has one, so that it is there when the text is measured.
 * @returns null if there is nothing to wait for
 */
export function loadFlagFont(text: string): Promise<unknown> | null {
  if (!/\p{Regional_Indicator}/u.test(text) || document.fonts.check(font, aFlag)) return null;
  // Without it, labels are still right, only wider or narrower than measured.
  return document.fonts.load(font, aFlag).catch(() => undefined);
}
