import { useEffect, useState } from 'react';

/**
 * Whether a message may appear. One that appeared when a press on a button took the focus would move the button away
 * from under the pointer: it waits until the pointer is up.
 */
export function useOncePointerIsUp(isWanted: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(isWanted);
    if (!isWanted || !document.querySelector(':active')) return show();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the click, which follows the release.
    const wait = () => {
      timer = setTimeout(show);
    };
    document.addEventListener('pointerup', wait, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerup', wait);
    };
  }, [isWanted]);
  return isShown && isWanted;
}
