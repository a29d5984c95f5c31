import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyLayout } from '../../../frontend/src/features/layout/applyLayout';
import { readLayout } from '../../../frontend/src/features/layout/layoutStorage';
import { preferredLanguage } from '../../../frontend/src/lib/i18n';

const script = readFileSync(path.join(__dirname, '../../../frontend/public/first-paint.js'), 'utf8');
const page = document.documentElement;
const look = () => ({ direction: page.dir, language: page.lang, ...page.dataset });

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
});

// The script cannot import from the application: it has to run before any module. Here is what keeps the two alike.
test.each([
  [null, null],
  ['{}', 'nl'],
  ['{"darkMode":false}', 'en'],
  ['{"darkMode":true,"rightToLeft":true}', 'de'],
  ['{"darkMode":true,"systemTheme":true}', 'en'],
  ['{"darkMode":"no","rightToLeft":"yes"}', ''],
  ['{', 'nl-BE'],
  ['null', null],
  ['[]', 'nl'],
  ['{"topbarColour":"white","sidebarColour":"dark"}', 'en'],
  ['{"topbarColour":"pink","sidebarColour":3}', 'en'],
  ['{"miniSidebar":true,"fixedTopbar":false}', 'en'],
  ['{"miniSidebar":true,"horizontalLayout":true,"fixedSidebar":false}', 'en'],
  ['{"density":"compact"}', 'en'],
  ['{"density":"white"}', 'en'],
  ['{"miniSidebar":1,"horizontalLayout":"yes","innerRightPart":true,"fixedTopbar":null}', 'en'],
])(
  'before the first paint the page looks as the application will have it: settings %s, language %s',
  (kept, language) => {
    if (kept !== null) localStorage.setItem('polder.layout', kept);
    if (language !== null) localStorage.setItem('polder.language', language);

    new Function(script)();
    const before = look();
    applyLayout(page, readLayout());
    page.lang = preferredLanguage();

    expect(before).toEqual(look());
  },
);

test.each([
  ['/dashboards/Rotterdam', 'main'],
  ['/auth/loginformik', 'blank'],
  ['/AUTH/loginformik/', 'blank'],
])('the place of the frame is held at %s as for the layout “%s”', (address, layout) => {
  window.history.replaceState(null, '', address);
  new Function(script)();
  expect(page.dataset.layout).toBe(layout);
});

test('the apps that a guest has changed are named', () => {
  localStorage.setItem('polder.guest.apps.tickets', '{}');
  localStorage.setItem('polder.guest.apps.chat-drafts', '{}');
  localStorage.setItem('polder.account.1.apps.notes', '{}');
  new Function(script)();
  expect(page.dataset.edited?.split(' ').sort()).toEqual(['chat-drafts', 'tickets']);
});

test('without storage, entries last as long as the page', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
  try {
    new Function(script)();
    const { localStorage: storage } = window;
    storage.setItem('one', '1');
    storage.setItem('two', '2');
    expect([storage.getItem('one'), storage.getItem('none'), storage.length, storage.key(1)]).toEqual([
      '1',
      null,
      2,
      'two',
    ]);
    expect(Object.keys(storage)).toEqual(['one', 'two']);
    storage.removeItem('one');
    storage.clear();
    expect(storage.length).toBe(0);
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  }
});
