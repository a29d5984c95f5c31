import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preferredLanguage } from '../../../frontend/src/app/translations';
import { applyLayout } from '../../../frontend/src/features/layout/applyLayout';
import { readLayout } from '../../../frontend/src/features/layout/layoutStorage';

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
  ['{"darkMode":"no","rightToLeft":"yes"}', ''],
  ['{', 'nl-BE'],
  ['null', null],
  ['[]', 'nl'],
  ['{"topbarColour":"white","sidebarColour":"dark"}', 'en'],
  ['{"topbarColour":"pink","sidebarColour":3}', 'en'],
  ['{"miniSidebar":true,"fixedTopbar":false}', 'en'],
  ['{"miniSidebar":true,"horizontalLayout":true,"fixedSidebar":false}', 'en'],
  ['{"miniSidebar":1,"horizontalLayout":"yes","innerRightPart":true,"fixedTopbar":null}', 'en'],
])(
  'before the first paint the page looks as the application will have it: settings %s, language %s',
  (kept, language) => {
    if (kept !== null) localStorage.setItem('polder.layout', kept);
    if (language !== null) localStorage.setItem('polder.language', language);

    new Function(script)();
    const before = look();
    applyLayout(page, readLayout(localStorage));
    page.lang = preferredLanguage();

    expect(before).toEqual(look());
  },
);

test.each([
  ['/dashboards/Rotterdam', 'main'],
  ['/auth/loginformik', 'blank'],
])('the place of the frame is held at %s as for the layout “%s”', (address, layout) => {
  window.history.replaceState(null, '', address);
  new Function(script)();
  expect(page.dataset.layout).toBe(layout);
});
