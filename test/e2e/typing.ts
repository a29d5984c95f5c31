import type { CDPSession, Locator, Page } from '@playwright/test';

/** The result of typing into a field faster than its page renders. */
export interface TypedField {
  /** The field's accessible name, or its HTML if it has none. */
  readonly name: string;
  readonly typed: string;
  /** The value afterwards. */
  readonly got: string;
}

const keyEvery = 30;
const slowdown = 6;
/** Longer than any field's debounce, so that a late render that overwrites the field is noticed. */
const untilItCounts = 400;

const textFields = [
  'input:not([type])',
  ...['text', 'search', 'email', 'tel', 'url', 'password', 'number'].map((type) => `input[type=${type}]`),
  'textarea',
  '[contenteditable=true]',
].join(', ');

/** The editable fields in a page or a part of it. */
export async function fieldsOf(part: Page | Locator): Promise<Locator[]> {
  const all = await part.locator(textFields).all();
  const usable = await Promise.all(all.map(async (one) => (await one.isVisible()) && (await one.isEditable())));
  return all.filter((_, index) => usable[index]);
}

/** Clears a field and types into it without waiting: a key every 30 ms, with the CPU throttled six times. */
export async function typeFast(page: Page, field: Locator): Promise<TypedField> {
  return typeInto(page, field, async (text) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const answers: Promise<unknown>[] = [];
    for (const [index, key] of [...text].entries()) {
      if (index > 0) await new Promise((next) => setTimeout(next, keyEvery));
      answers.push(pressed(devtools, key));
    }
    await Promise.all(answers);
    await settled(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  });
}

/** The same, rendering after each key: the expected value. */
export async function typeSlowly(page: Page, field: Locator): Promise<TypedField> {
  return typeInto(page, field, async (text) => {
    for (const key of text) {
      await page.keyboard.type(key);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    await settled(page);
  });
}

async function typeInto(page: Page, field: Locator, type: (text: string) => Promise<void>): Promise<TypedField> {
  // A locator could match another field once the page changes.
  const element = await field.elementHandle();
  if (!element) throw new Error(`${field} is gone.`);
  const name = await element.evaluate(nameOf);
  const typed = await element.evaluate(lettersFor);
  await element.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await type(typed);
  const got = await element.evaluate(contentOf);
  await element.dispose();
  return { name, typed, got };
}

/** Sends a key without waiting until the page has handled the previous one, as a keyboard does. */
const pressed = (devtools: CDPSession, key: string) =>
  Promise.all([
    devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
  ]);

/** Waits until the typed text is applied and rendered. */
const settled = (page: Page) =>
  page.evaluate(async (pause) => {
    await new Promise((over) => setTimeout(over, pause));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  }, untilItCounts);

/** Text that fits the field. Runs in the page. */
function lettersFor(field: SVGElement | HTMLElement): string {
  const isNumeric =
    field instanceof HTMLInputElement && (field.type === 'number' || ['numeric', 'decimal'].includes(field.inputMode));
  const text = isNumeric ? '1357' : 'wool blanket';
  return field instanceof HTMLInputElement && field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
}

function contentOf(field: SVGElement | HTMLElement): string {
  const isPlain = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isPlain ? field.value : (field.textContent ?? '');
}

function nameOf(field: SVGElement | HTMLElement): string {
  const labels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
  const label = labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.getAttribute('name');
  return label || (field.cloneNode() as HTMLElement).outerHTML;
}
