/** A canvas as a PNG, with the page's background, as the canvas is transparent. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const picture = document.createElement('canvas');
  picture.width = canvas.width;
  picture.height = canvas.height;
  const pen = picture.getContext('2d');
  if (pen) {
    pen.fillStyle = getComputedStyle(canvas).getPropertyValue('--polder-surface');
    pen.fillRect(0, 0, picture.width, picture.height);
    pen.drawImage(canvas, 0, 0);
  }
  return new Promise((resolve) => picture.toBlob(resolve));
}
