import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preferredLanguage } from '../../../frontend/src/app/translations';
import { applyLayout } from '../../../frontend/src/features/layout/applyLayout';
import { readLayout } from '../../../frontend/src/features/layout/layoutStorage';

const script = readFileSync(path.join(__dirname, '../../../frontend/public/first-paint.js'), 'utf8');
const page = document.documentElement;
const look = () => ({ theme: page.dataset.bsTheme, direction: page.dir, language: page.lang });

beforeEach(() => localStorage.clear());

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
