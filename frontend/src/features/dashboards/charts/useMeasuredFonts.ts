import { startTransition, useEffect, useReducer } from 'react';

/** The page's fonts that are downloaded (styles/fonts.scss), at the size and weight of charts. */
const font = '500 12px "Twemoji Country Flags", "Inter Variable"';

/** Renders once more when the fonts of a text are loaded: until then, it was measured in another one. */
export function useMeasuredFonts(text: string): void {
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (document.fonts.check(font, text)) return;
    let isGone = false;
    // Without them, texts are still right, only wider or narrower than measured.
    void document.fonts.load(font, text).then(
      () => isGone || startTransition(render),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
}
