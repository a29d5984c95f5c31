import { useEffect, useState } from 'react';
import { usePageTheme } from '../../components/usePageTheme';

export interface Preview {
  readonly isOtherTheme: boolean;
  readonly isOtherDirection: boolean;
  /** As wide as a phone; what depends on the window's width does not follow. */
  readonly isNarrow: boolean;
}

const asThePage: Preview = { isOtherTheme: false, isOtherDirection: false, isNarrow: false };

/** How a demo is shown: in the page's theme and direction and at full width, or otherwise. */
export function usePreview() {
  const page = usePageTheme();
  const [preview, setPreview] = useState(asThePage);
  const darkMode = page.darkMode !== preview.isOtherTheme;
  const rightToLeft = page.rightToLeft !== preview.isOtherDirection;
  // After the stage has its attributes: what is drawn by a script reads its colours from there.
  const [drawn, setDrawn] = useState({});
  const { isOtherTheme, isOtherDirection } = preview;
  useEffect(() => {
    setDrawn({ ...(isOtherTheme && { darkMode }), ...(isOtherDirection && { rightToLeft }) });
  }, [isOtherTheme, isOtherDirection, darkMode, rightToLeft]);
  return {
    preview,
    toggle: (name: keyof Preview) => setPreview((preview) => ({ ...preview, [name]: !preview[name] })),
    /** For `PageThemeContext`. */
    drawn,
    /** For the stage. */
    attributes: {
      'data-bs-theme': isOtherTheme ? (darkMode ? 'dark' : 'light') : undefined,
      dir: isOtherDirection ? (rightToLeft ? 'rtl' : 'ltr') : undefined,
      'data-narrow': preview.isNarrow || undefined,
    },
  };
}
