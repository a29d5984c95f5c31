// Runs before the first paint, so that nobody sees the wrong theme, direction or language. It reads what
// src/features/layout/layoutStorage.ts and src/app/translations.ts keep; test/frontend/app/first-paint.test.ts holds
// them together.
(() => {
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
    // Damaged settings count as none.
  }
  const language = read('polder.language') ?? navigator.language.slice(0, 2);
  const page = document.documentElement;
  page.dataset.bsTheme = layout.darkMode === false ? 'light' : 'dark';
  page.dir = layout.rightToLeft === true ? 'rtl' : 'ltr';
  page.lang = language === 'nl' ? 'nl' : 'en';
})();
