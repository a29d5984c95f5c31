import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { layoutChanged, selectMobileSidebar } from '../features/layout/layoutSlice';

/** Where the navigation stands by itself; `lg` in the style sheets. */
const wideScreen = '(min-width: 992px)';

export interface Drawer {
  readonly isOpen: boolean;
  /** Whether it was ever asked for: its code is loaded then, and it stays, so that its closing can be seen. */
  readonly isNeeded: boolean;
  readonly close: () => void;
}

/** The navigation drawer's state. It closes when a page is chosen, and when the screen becomes wide enough to do without. */
export function useDrawer(): Drawer {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMobileSidebar);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new page that closes the drawer
  useEffect(() => {
    dispatch(layoutChanged({ mobileSidebar: false }));
  }, [dispatch, pathname]);

  useEffect(() => {
    const screen = matchMedia(wideScreen);
    // On a phone, the drawer is the way around: it comes without waiting for the first tap.
    if (!screen.matches) void import('./NavigationDrawer').catch(() => undefined);
    const onChange = () => screen.matches && dispatch(layoutChanged({ mobileSidebar: false }));
    screen.addEventListener('change', onChange);
    return () => screen.removeEventListener('change', onChange);
  }, [dispatch]);

  return { isOpen, isNeeded, close: () => dispatch(layoutChanged({ mobileSidebar: false })) };
}
