import { titleOf } from '../../../frontend/build/demo-files.mts';

const file = `import { Alert } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';

export const about = {
  place: 1,
  title: { en: 'Variants', nl: 'Varianten' },
  when: { en: 'Choose.', nl: 'Kies.' },
} as const satisfies DemoAbout;

export default function Variants() {
  return <Alert />;
}
`;

test('`?title` returns the titles in both languages', () => {
  expect(titleOf(file, 'Variants.demo.tsx')).toBe("{ en: 'Variants', nl: 'Varianten' }");
});

test('a demo without `about` fails the build, with a message that says what to write', () => {
  expect(() => titleOf('export default () => null;', 'Nameless.demo.tsx')).toThrow(
    /Nameless\.demo\.tsx does not say what it is: write `export const about/,
  );
});
