import { titleOf } from '../../../frontend/build/demo-files.mts';

const file = `import { Alert } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';

export const about = {
  place: 1,
  title: { en: 'Four meanings', nl: 'Vier betekenissen' },
  when: { en: 'Choose.', nl: 'Kies.' },
} as const satisfies DemoAbout;

export default function Meanings() {
  return <Alert />;
}
`;

test("the palette's face of a demo is its title in both languages", () => {
  expect(titleOf(file, 'Meanings.demo.tsx')).toBe("{ en: 'Four meanings', nl: 'Vier betekenissen' }");
});

test('a demo that does not say what it is stops the build, and the message says what to write', () => {
  expect(() => titleOf('export default () => null;', 'Nameless.demo.tsx')).toThrow(
    /Nameless\.demo\.tsx does not say what it is: write `export const about/,
  );
});
