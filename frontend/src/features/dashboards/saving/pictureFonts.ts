/**
 * The page's fonts that a text needs, as a style sheet with the files in it. A picture is shown without the page:
 * without them, flags and letters depend on the fonts of the viewer's computer.
 * @returns an empty text where no font is needed or none can be read
 */
export async function pictureFonts(text: string, document: Document): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => fontFacesOf(sheet)).filter((face) => isNeeded(face, text));
  const rules = await Promise.all(faces.map((face) => embedded(face).catch(() => '')));
  // A page's inline style may repeat those of its style sheet.
  return [...new Set(rules)].join('');
}

function fontFacesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // The sheet of another origin, such as one of the browser's extensions.
    return [];
  }
}

const addressIn = /url\("?([^")]+)"?\)/;

/** Fonts of the computer itself, `local(…)`, cannot be embedded. */
function isNeeded({ style }: CSSFontFaceRule, text: string): boolean {
  if (!addressIn.test(style.getPropertyValue('src'))) return false;
  const ranges = parseRanges(style.getPropertyValue('unicode-range'));
  return [...text].some((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return point > space && ranges.some(([first, last]) => point >= first && point <= last);
  });
}

const space = 0x20;

/** @param ranges as in CSS, `U+20AC, U+1F1E6-1F1FF`; empty for every character */
export function parseRanges(ranges: string): [first: number, last: number][] {
  if (ranges.trim() === '') return [[0, 0x10ffff]];
  return ranges.split(',').map((range) => {
    const [first = '', last] = range.trim().replace(/^U\+/i, '').split('-');
    // A question mark stands for any digit.
    const from = first.replaceAll('?', '0');
    return [Number.parseInt(from, 16), Number.parseInt(last ?? first.replaceAll('?', 'F'), 16)];
  });
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = addressIn.exec(style.getPropertyValue('src'))?.[1] ?? '';
  const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  if (!response.ok) throw new Error(`The font ${address} was answered with ${response.status}.`);
  const descriptors = ['font-family', 'font-style', 'font-weight', 'unicode-range'].map(
    (name) => `${name}:${style.getPropertyValue(name)};`,
  );
  return `@font-face{${descriptors.join('')}src:url(${await dataAddress(await response.blob())}) format("woff2");}`;
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
