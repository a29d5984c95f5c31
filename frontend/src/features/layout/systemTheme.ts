import { type LayoutSettings, layoutChanged, selectLayout } from './layoutSlice';

const query = '(prefers-color-scheme: dark)';

/** Whether the system asks for a dark theme. */
export const isSystemDark = (): boolean => matchMedia(query).matches;

interface LayoutStore {
  getState(): { layout: LayoutSettings };
  subscribe(listener: () => void): unknown;
  dispatch(action: ReturnType<typeof layoutChanged>): unknown;
}

/** Keeps the theme equal to the system's while the person wants that. public/first-paint.js reads it for the first paint. */
export function followSystemTheme(store: LayoutStore): void {
  const follow = () => {
    const { systemTheme, darkMode } = selectLayout(store.getState());
    if (systemTheme && darkMode !== isSystemDark()) store.dispatch(layoutChanged({ darkMode: !darkMode }));
  };
  store.subscribe(follow);
  matchMedia(query).addEventListener('change', follow);
}
