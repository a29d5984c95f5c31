import { visibleText } from '../../../frontend/src/lib/visibleText';

test.each([
  ['', ''],
  ['  Zoë ', 'Zoë'],
  ['\u200b', ''],
  [' \u200b\u2060\ufeff\n', ''],
  ['\u00ad\u3164', ''],
  ['\u2800', ''],
  ['\u200bZoë', '\u200bZoë'],
  ['👩‍🦰', '👩‍🦰'],
  ['.', '.'],
])('of %j, %j can be seen', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});
