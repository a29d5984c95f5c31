import { pictureFonts } from './pictureFonts';

/** The texts of a saved chart. */
export interface PictureText {
  readonly title: string;
  readonly subtitle: string;
  /** The colours and their meaning, if the chart itself does not show them. */
  readonly legend?: readonly LegendEntry[];
}

export interface LegendEntry {
  /** A CSS colour, or one of the page's variables: `var(--polder-data-1)`. */
  readonly colour: string;
  readonly label: string;
}

/** A chart as the page shows it. */
export type DrawnPicture = SVGSVGElement | HTMLCanvasElement;

/** A self-contained SVG document and its size in pixels. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** True where the document contains the fonts of its texts. */
  readonly hasFonts: boolean;
}

const namespace = 'http://www.w3.org/2000/svg';
const margin = 16;
const legendLine = 22;

/** The lines above a chart, in pixels. The letter width is that of a wide font, as the viewer's font may be wide. */
const titleText = { size: 16, line: 22, letter: 10, weight: 600, opacity: 1 };
const subtitleText = { size: 12, line: 18, letter: 7.2, weight: 400, opacity: 0.75 };

/** The CSS properties that affect a chart: their computed values are written into the copy. */
const drawn = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'direction',
];

/** Copies a chart as currently shown, in its theme, and adds its title and the fonts of its texts. */
export async function svgPicture(chart: DrawnPicture, { title, subtitle, legend = [] }: PictureText): Promise<Picture> {
  const { width: chartWidth, height: chartHeight } = chart.getBoundingClientRect();
  const width = Math.ceil(chartWidth) + 2 * margin;
  const lines = [
    ...wrapText(title, (width - 2 * margin) / titleText.letter).map((text) => ({ text, ...titleText })),
    ...wrapText(subtitle, (width - 2 * margin) / subtitleText.letter).map((text) => ({ text, ...subtitleText })),
  ];
  const headHeight = lines.reduce((sum, { line }) => sum + line, 12);
  const legendTop = headHeight + Math.ceil(chartHeight) + margin;
  const height = legendTop + (legend.length > 0 ? legend.length * legendLine + margin : 0);
  const page = getComputedStyle(chart);
  const ground = colourOf(chart, 'var(--polder-surface)');
  // The page's direction: charts are drawn from left to right on any page.
  const { direction } = getComputedStyle(chart.ownerDocument.documentElement);
  const isFromRight = direction === 'rtl';
  // "30 to 200K" would be reversed within right-to-left text.
  const isolated = (text: string) => (isFromRight ? `\u2068${text}\u2069` : text);

  const picture = document.createElementNS(namespace, 'svg');
  setAll(picture, {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': page.fontFamily,
  });
  picture.append(shape('rect', { width, height, fill: ground }));

  const start = isFromRight ? width - margin : margin;
  const text = { x: start, direction, fill: page.color };
  let y = 2;
  for (const { text: words, size, line, weight, opacity } of lines) {
    y += line;
    const look = { 'font-size': size, 'font-weight': weight, 'fill-opacity': opacity };
    picture.append(shape('text', { ...text, y, ...look }, isolated(words)));
  }

  const copy = chart instanceof HTMLCanvasElement ? shape('image', { href: chart.toDataURL() }) : copyOf(chart);
  setAll(copy, { x: margin, y: headHeight, width: chartWidth, height: chartHeight });
  picture.append(copy);

  legend.forEach(({ colour, label }, index) => {
    const middle = legendTop + index * legendLine;
    const fill = colourOf(chart, colour);
    picture.append(shape('circle', { cx: isFromRight ? start - 5 : start + 5, cy: middle, r: 5, fill }));
    const x = isFromRight ? start - 18 : start + 18;
    picture.append(shape('text', { ...text, x, y: middle + 4, 'font-size': 12 }, isolated(label)));
  });
  const fonts = await pictureFonts(picture.textContent ?? '', chart.ownerDocument);
  if (fonts) picture.prepend(shape('style', {}, fonts));
  return { svg: new XMLSerializer().serializeToString(picture), width, height, hasFonts: fonts !== '' };
}

/** Splits a text into lines of a maximum length; no lines for an empty text. A longer word gets its own line. */
function wrapText(text: string, maxLineLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= maxLineLength) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** @param scale picture pixels per page pixel */
export async function pngOf({ svg, width, height, hasFonts }: Picture, scale = 2): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    draw();
    if (hasFonts) await drawWithFonts(image, draw);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('This browser could not draw the PNG.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Milliseconds between two drawings, and drawings at most. */
const drawPause = 40;
const maxDraws = 25;

/**
 * Draws until an image's own fonts are in it: the browser loads them for the first drawing, without telling when they
 * are there. Small copies are compared: the last one differs from the first, and no more from the one before.
 */
async function drawWithFonts(image: HTMLImageElement, draw: () => void): Promise<void> {
  const first = smallCopy(image);
  let last = first;
  for (let count = 0; count < maxDraws; count++) {
    await new Promise((resolve) => setTimeout(resolve, drawPause));
    const copy = smallCopy(image);
    if (copy !== first && copy === last) break;
    last = copy;
  }
  draw();
}

function smallCopy(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth / 2;
  canvas.height = image.naturalHeight / 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

/** Copies the chart without its style sheets: the styles are inlined in each element. */
function copyOf(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [chart, ...chart.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  const invisible: Element[] = [];
  copies.forEach((element, index) => {
    const original = originals[index] as Element;
    const style = getComputedStyle(original);
    // HTML within SVG, such as ApexCharts' legend, is not rendered in a picture.
    if (style.display === 'none' || style.visibility === 'hidden' || original.localName === 'foreignObject') {
      invisible.push(element);
    }
    for (const name of ['style', 'class', 'tabindex', 'role', 'aria-label', 'aria-describedby', 'id']) {
      // Gradients and clipping paths are referenced by id.
      if (name !== 'id' || !original.closest('defs')) element.removeAttribute(name);
    }
    for (const property of drawn) {
      const value = style.getPropertyValue(property);
      if (value) element.setAttribute(property, value);
    }
  });
  for (const element of invisible) element.remove();
  return copy;
}

/** The computed value, at an element, of a colour that may be a CSS variable. */
function colourOf(at: Element, colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  at.parentElement?.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

function shape(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const element = document.createElementNS(namespace, name);
  setAll(element, attributes);
  if (text !== undefined) element.textContent = text;
  return element;
}

function setAll(element: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
