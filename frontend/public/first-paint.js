// Runs before the first paint, so that it has the right theme, direction, language and frame. It reads the entries of
// src/features/layout/layoutStorage.ts and src/lib/i18n.ts, and writes the attributes of applyLayout.ts;
// test/frontend/app/firstPaint.test.ts compares them.
(() => {
  // Where the browser blocks storage, any access throws, which would break the page: replace it with storage in memory.
  class MemoryStorage {
    getItem(key) {
      return Object.hasOwn(this, key) ? this[key] : null;
    }
    setItem(key, value) {
      this[key] = String(value);
    }
    removeItem(key) {
      delete this[key];
    }
    clear() {
      for (const key of Object.keys(this)) delete this[key];
    }
    key(index) {
      return Object.keys(this)[index] ?? null;
    }
    get length() {
      return Object.keys(this).length;
    }
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].length;
    } catch {
      Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
    }
  }

  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  let layout = {};
  try {
    layout = JSON.parse(read('polder.layout')) ?? {};
  } catch {
    // Damaged settings are ignored.
  }
  const isOn = (name, byDefault) => (typeof layout[name] === 'boolean' ? layout[name] : byDefault);
  const colour = (name, byDefault) => (['white', 'primary', 'dark'].includes(layout[name]) ? layout[name] : byDefault);
  const language = read('polder.language') ?? navigator.language.slice(0, 2);

  const page = document.documentElement;
  // Which part of the built document is shown: none for a locked screen or another language; a part if the address has a
  // query, which no document includes.
  const isOther = read('polder.lock') !== null || page.lang !== (language === 'nl' ? 'nl' : 'en');
  page.dataset.built = isOther ? 'other' : location.search ? 'part' : 'whole';
  const hasTokens = [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some(
      (key) => key.startsWith('CognitoIdentityServiceProvider.') && key.endsWith('.refreshToken'),
    ),
  );
  page.dataset.account = hasTokens ? 'kept' : 'none';
  // The sample apps of which a guest has changed something: documents show parts of the samples.
  const ofGuests = 'polder.guest.apps.';
  const edited = Object.keys(localStorage).filter((key) => key.startsWith(ofGuests));
  page.dataset.edited = edited.map((key) => key.slice(ofGuests.length)).join(' ');
  page.lang = language === 'nl' ? 'nl' : 'en';
  page.dir = isOn('rightToLeft', false) ? 'rtl' : 'ltr';
  const isDark = isOn('systemTheme', false)
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : isOn('darkMode', true);
  page.dataset.bsTheme = isDark ? 'dark' : 'light';
  // The style of the chosen accent, as src/features/layout/showAccent.ts stored it: it applies where `data-accent` has its
  // name. Without one, or without adopted style sheets, the brand's colour stays.
  const accentStyle = read('polder.accentStyle');
  if (accentStyle && layout.accent && document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(accentStyle);
    document.adoptedStyleSheets.push(sheet);
    page.dataset.accent = layout.accent;
  }
  page.dataset.topbar = colour('topbarColour', 'primary');
  page.dataset.sidebar = colour('sidebarColour', 'white');
  page.dataset.navigation = isOn('horizontalLayout', false)
    ? 'horizontal'
    : isOn('miniSidebar', false)
      ? 'mini'
      : 'sidebar';
  page.dataset.fixed = [isOn('fixedTopbar', true) && 'topbar', isOn('fixedSidebar', true) && 'sidebar']
    .filter(Boolean)
    .join(' ');
  page.dataset.density = layout.density === 'compact' ? 'compact' : 'comfortable';
  page.dataset.rightPart = isOn('innerRightPart', false) ? 'shown' : 'hidden';
  // Ignores case and a trailing slash, as the router does.
  const address = location.pathname.toLowerCase().replace(/\/+$/, '');
  page.dataset.layout = address.startsWith('/auth/') ? 'blank' : 'main';

  // The row of houses at the bottom of a blank page: styles/_frame.scss shows it in the first frame.
  if (page.dataset.layout === 'blank') {
    const houses = { rel: 'preload', as: 'image', href: `/canal-${page.dataset.bsTheme}.svg` };
    document.head.append(Object.assign(document.createElement('link'), houses));
  }
})();
