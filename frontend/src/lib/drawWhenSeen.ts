/** A part of the page that is expensive to draw, such as a chart. */
export interface Drawing {
  /** Loads its library. */
  load?(): Promise<unknown>;
  /** Draws it; the next one waits for the promise. */
  draw(): void | Promise<void>;
  /** Draws it at once, for printing, if `draw` would not. */
  drawNow?(): void;
}

/** Drawn this far before it is scrolled into view. */
const margin = '400px';

const waiting = new Map<Element, Drawing>();
const seen: Element[] = [];
let isDrawing = false;
let current: Drawing | undefined;
let observer: IntersectionObserver | undefined;

/**
 * Draws a part of the page once it is in or near the viewport: one at a time, so that the page stays responsive. All
 * are drawn before printing.
 * @returns cancels it, if it was not drawn yet
 */
export function drawWhenSeen(place: Element, drawing: Drawing): () => void {
  observer ??= watchForAll();
  waiting.set(place, drawing);
  // Observing again reports an element that is in view already.
  observer.unobserve(place);
  observer.observe(place);
  if (isSomebodyThere) void loadAll();
  return () => {
    if (waiting.get(place) !== drawing) return;
    waiting.delete(place);
    observer?.unobserve(place);
  };
}

function watchForAll(): IntersectionObserver {
  window.addEventListener('beforeprint', drawAllNow);
  // Printing starts with a press or a key; once it has started, it is too late to load anything.
  for (const sign of signsOfLife) window.addEventListener(sign, loadAll, { passive: true });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen.push(target);
      void drawInTurn();
    },
    { rootMargin: margin },
  );
}

async function drawInTurn(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let place = seen.shift(); place; place = seen.shift()) {
    await pageIsFree();
    current = take(place);
    try {
      await current?.draw();
    } catch (error) {
      // The next one may do better.
      reportError(error);
    }
    current = undefined;
  }
  isDrawing = false;
}

function take(place: Element): Drawing | undefined {
  const drawing = waiting.get(place);
  waiting.delete(place);
  observer?.unobserve(place);
  return drawing;
}

function drawAllNow(): void {
  current?.drawNow?.();
  for (const place of [...waiting.keys()]) {
    const drawing = take(place);
    if (drawing?.drawNow) drawing.drawNow();
    else void drawing?.draw();
  }
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;
let isSomebodyThere = false;

async function loadAll(): Promise<void> {
  isSomebodyThere = true;
  for (const sign of signsOfLife) window.removeEventListener(sign, loadAll);
  await pageIsFree();
  // A failed load is retried when it is drawn.
  await Promise.allSettled(Array.from(waiting.values(), (drawing) => drawing.load?.()));
}

/** In milliseconds: a page that is busy for longer draws all the same. */
const maxPause = 500;

/** Until there is nothing else to do, in browsers that say so; in any, until the page has been drawn and has answered. */
const pageIsFree = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: maxPause });
    else setTimeout(resolve);
  });
