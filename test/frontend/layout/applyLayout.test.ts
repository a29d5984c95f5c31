import { applyLayout, navigationForm } from '../../../frontend/src/features/layout/applyLayout';
import {
  defaultLayout,
  layoutChanged,
  layoutReducer,
  layoutReset,
} from '../../../frontend/src/features/layout/layoutSlice';

test('a horizontal layout has no sidebar that could be small', () => {
  expect(navigationForm(defaultLayout)).toBe('sidebar');
  expect(navigationForm({ ...defaultLayout, miniSidebar: true })).toBe('mini');
  expect(navigationForm({ ...defaultLayout, miniSidebar: true, horizontalLayout: true })).toBe('horizontal');
});

test('the settings are attributes of the root element, which the style sheets read', () => {
  const page = document.createElement('html');
  applyLayout(page, {
    ...defaultLayout,
    darkMode: false,
    rightToLeft: true,
    fixedTopbar: false,
    innerRightPart: true,
    density: 'compact',
  });
  expect(page.dir).toBe('rtl');
  expect({ ...page.dataset }).toEqual({
    bsTheme: 'light',
    topbar: 'primary',
    sidebar: 'white',
    navigation: 'sidebar',
    fixed: 'sidebar',
    rightPart: 'shown',
    density: 'compact',
  });
});

test('the same direction is not written again: the style of all elements would be computed anew', () => {
  const page = document.createElement('html');
  applyLayout(page, { ...defaultLayout, rightToLeft: true });
  const written = new MutationObserver(() => {});
  written.observe(page, { attributes: true, attributeFilter: ['dir'] });
  applyLayout(page, { ...defaultLayout, rightToLeft: true });
  expect(written.takeRecords()).toEqual([]);
  applyLayout(page, defaultLayout);
  expect(written.takeRecords()).toHaveLength(1);
});

test('a reset gives every default back, and leaves the panel as it is', () => {
  const changed = layoutReducer(
    defaultLayout,
    layoutChanged({ darkMode: false, sidebarColour: 'dark', miniSidebar: true, customizerOpen: true }),
  );
  expect(layoutReducer(changed, layoutReset())).toEqual({ ...defaultLayout, customizerOpen: true });
});
