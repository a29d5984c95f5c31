import { saveFile } from '../../../lib/saveFile';

/** Downloads an SVG element as `<title>.svg`. */
export function saveDrawing(drawing: SVGElement | null | undefined, title: string): void {
  if (!drawing) return;
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  for (const name of ['class', 'role']) copy.removeAttribute(name);
  const source = new XMLSerializer().serializeToString(copy);
  saveFile(new Blob([source], { type: 'image/svg+xml' }), `${title}.svg`);
}
