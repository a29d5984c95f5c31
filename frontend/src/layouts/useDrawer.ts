import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../app/hooks';
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
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMobileSidebar);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => {
    dispatch(layoutChanged({ mobileSidebar: false }));
  }, [dispatch, pathname]);

  useEffect(() => {
    const screen = matchMedia(wideScreen);
    // On phones the drawer is the only navigation: preload it.
    if (!screen.matches) void import('./NavigationDrawer').catch(() => undefined);
    const onChange = () => screen.matches && dispatch(layoutChanged({ mobileSidebar: false }));
    screen.addEventListener('change', onChange);
    return () => screen.removeEventListener('change', onChange);
  }, [dispatch]);

  return { isOpen, isNeeded, close: () => dispatch(layoutChanged({ mobileSidebar: false })) };
}
