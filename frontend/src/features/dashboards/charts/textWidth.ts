/** The font size of every text in a chart, in pixels: charts.scss sets it. */
const fontSize = 12;

/** Of a digit or a letter where there is no canvas, in pixels. */
const letterWidth = 7;

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in a chart, in pixels, without a layout of the page. */
function textWidth(text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return letterWidth * text.length;
  context.font = chartFont();
  return context.measureText(text).width;
}

/** The widest of some texts, in pixels; 0 for none. */
export const widestText = (texts: readonly string[]) => Math.max(0, ...texts.map(textWidth));

/** The longest beginning of a text that fits, with an ellipsis if that is not all of it. */
export function shorten(text: string, maxWidth: number): string {
  if (textWidth(text) <= maxWidth) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > maxWidth) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

let family: string | undefined;

/** The weight is that of the heaviest text, so that none is wider than measured. */
function chartFont(): string {
  family ??= getComputedStyle(document.body).fontFamily;
  return `500 ${fontSize}px ${family}`;
}
