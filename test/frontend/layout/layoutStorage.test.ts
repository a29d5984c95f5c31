import { defaultLayout, layoutChanged, layoutReducer } from '../../../frontend/src/features/layout/layoutSlice';
import { followOtherTabs, readLayout, storeLayout } from '../../../frontend/src/features/layout/layoutStorage';

beforeEach(() => localStorage.clear());

test('without stored settings, the defaults of the specification apply', () => {
  expect(readLayout()).toEqual({
    topbarColour: 'primary',
    sidebarColour: 'white',
    customizerOpen: false,
    rightToLeft: false,
    darkMode: true,
    systemTheme: false,
    miniSidebar: false,
    fixedTopbar: true,
    fixedSidebar: true,
    horizontalLayout: false,
    mobileSidebar: false,
    innerRightPart: false,
    density: 'comfortable',
    accent: 'brand',
  });
});

test('settings survive a reload', () => {
  const settings = { ...defaultLayout, darkMode: false, rightToLeft: true, sidebarColour: 'dark' as const };
  storeLayout(settings);
  expect(readLayout()).toEqual(settings);
});

test('an open drawer is not stored', () => {
  storeLayout({ ...defaultLayout, mobileSidebar: true });
  expect(localStorage.getItem('polder.layout')).not.toContain('mobileSidebar');
  expect(readLayout().mobileSidebar).toBe(false);
});

test.each([
  '{',
  'null',
  '3',
  '"dark"',
  '[]',
  '{"darkMode":"no","topbarColour":"pink","fixedTopbar":null,"density":"tiny","accent":"pink"}',
])('damaged settings count as none: %s', (kept) => {
  localStorage.setItem('polder.layout', kept);
  expect(readLayout()).toEqual(defaultLayout);
});

test('of partly damaged settings, the valid ones apply', () => {
  localStorage.setItem('polder.layout', '{"darkMode":false,"rightToLeft":7,"unheardOf":true}');
  expect(readLayout()).toEqual({ ...defaultLayout, darkMode: false });
});

test('settings of a version without accents are read, with the brand’s colour', () => {
  const { accent, ...earlier } = { ...defaultLayout, darkMode: false };
  localStorage.setItem('polder.layout', JSON.stringify(earlier));
  expect(readLayout()).toEqual({ ...defaultLayout, darkMode: false, accent: 'brand' });
});

test.each(['teal', 'brown'])('the accent %s is read', (accent) => {
  localStorage.setItem('polder.layout', JSON.stringify({ accent }));
  expect(readLayout().accent).toBe(accent);
});

test('a browser that refuses storage uses the defaults', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => storeLayout({ ...defaultLayout, darkMode: false })).not.toThrow();
  expect(readLayout()).toEqual(defaultLayout);
  jest.restoreAllMocks();
});

describe('what another tab changes', () => {
  const heard = jest.fn();
  let stop: () => void;
  const otherTabChanges = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  beforeEach(() => {
    heard.mockClear();
    stop = followOtherTabs(heard);
  });
  afterEach(() => stop());

  test('is followed, except which panels are open', () => {
    storeLayout({ ...defaultLayout, darkMode: false, customizerOpen: true });
    otherTabChanges('polder.layout');
    const { customizerOpen, mobileSidebar, ...look } = defaultLayout;
    expect(heard.mock.calls).toEqual([[{ ...look, darkMode: false }]]);
  });

  test('elsewhere in the storage, or after following has stopped, is not', () => {
    otherTabChanges('polder.language');
    stop();
    otherTabChanges('polder.layout');
    expect(heard).not.toHaveBeenCalled();
  });

  test('and is here already changes nothing, so that two tabs do not go on answering each other', () => {
    expect(layoutReducer(defaultLayout, layoutChanged({ ...defaultLayout }))).toBe(defaultLayout);
  });
});
