import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector, useAppStore } from '../app/hooks';
import { layoutChanged, selectMobileSidebar } from '../features/layout/public/settings';

/** Screens with a sidebar; `lg` in the style sheets. */
const wideScreen = '(min-width: 992px)';

export interface Drawer {
  readonly isOpen: boolean;
  /** Whether it was ever opened: its code is loaded then, and it stays mounted, so that closing is animated. */
  readonly isNeeded: boolean;
  readonly close: () => void;
}

/** The navigation drawer's state. It closes on navigation, and when the screen becomes wide enough for the sidebar. */
export function useDrawer(): Drawer {
  const store = useAppStore();
  const isOpen = useAppSelector(selectMobileSidebar);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  const { pathname } = useLocation();
  const close = useCallback(() => {
    // Even an action that changes nothing asks every component that reads the store.
    if (selectMobileSidebar(store.getState())) store.dispatch(layoutChanged({ mobileSidebar: false }));
  }, [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => close(), [close, pathname]);

  useEffect(() => {
    const screen = matchMedia(wideScreen);
    // On phones the drawer is the only navigation: preload it.
    if (!screen.matches) void import('./NavigationDrawer').catch(() => undefined);
    const onChange = () => screen.matches && close();
    screen.addEventListener('change', onChange);
    return () => screen.removeEventListener('change', onChange);
  }, [close]);

  return { isOpen, isNeeded, close };
}
