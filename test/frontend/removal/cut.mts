/** Answers cutSource.test.ts: jest cannot load Vite's parser. */
import { readFileSync } from 'node:fs';
import { cutSource } from '../../../frontend/build/remove-app/cutSource.mts';

const cases: { text: string; isTest?: boolean }[] = JSON.parse(readFileSync(0, 'utf8'));
const gone = {
  isGone: (imported: string) => imported.includes('/kiosk/'),
  isNamed: (text: string) => text.startsWith('/ecom/kiosk'),
};
process.stdout.write(
  JSON.stringify(cases.map(({ text, isTest }) => cutSource(isTest ? 'test/file.tsx' : 'file.tsx', text, gone))),
);
