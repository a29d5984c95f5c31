/** Reads, applies and stores the layout settings, from before the first render on. */
export { applyLayout } from '../applyLayout';
export { followAccent } from '../followAccent';
export { followOtherTabs, readLayout, storeLayout } from '../layoutStorage';
export { followSystemTheme } from '../systemTheme';
