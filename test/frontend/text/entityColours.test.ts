import { readFileSync } from 'node:fs';
import { entityColours } from '../../../frontend/src/features/text/marks';

test('charts give each type of entity the colour that it has in the text', () => {
  const sheet = readFileSync('frontend/src/features/text/text.scss', 'utf8');
  const list = /\$entity-colours: \(([^)]*)\)/.exec(sheet)?.[1] ?? '';
  const inText = Object.fromEntries(
    Array.from(list.matchAll(/"([\w-]+)": (\d)/g), ([, type = '', number]) => [
      type.toUpperCase().replace('-', '_'),
      Number(number),
    ]),
  );
  const others = Number(/--mark-colour: var\(--polder-data-(\d)\)/.exec(sheet)?.[1]);
  expect({ OTHER: others, ...inText }).toEqual(entityColours);
});
