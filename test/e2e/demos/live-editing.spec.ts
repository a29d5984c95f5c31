/** Demos are edited on their page: what is typed runs there. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { watchConsole } from '../people';

interface Editing {
  readonly demo: Locator;
  readonly stage: Locator;
  readonly code: Locator;
  readonly state: Locator;
}

/** Opens the editor of a demo by keyboard. */
async function edit(page: Page, path: string, id: string, show = 'Show source', press = 'Edit'): Promise<Editing> {
  await page.goto(path);
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  const demo = page.locator(`[data-demo="${id}"]`);
  await demo.getByRole('button', { name: show }).press('Enter');
  await demo.getByRole('button', { name: press }).press('Enter');
  const code = demo.getByRole('textbox', { name: /^Code (of|van) / });
  await expect(code).toBeFocused();
  return { demo, stage: demo.locator('.demo-stage'), code, state: demo.locator('.live-foot').getByRole('status') };
}

/** Types in place of a text, as people do: it is selected, and overwritten. */
async function replace({ code }: Editing, before: string, after: string): Promise<void> {
  await code.evaluate((area: HTMLTextAreaElement, before) => {
    const start = area.value.indexOf(before);
    if (start < 0) throw new Error(`There is no ${before}.`);
    area.setSelectionRange(start, start + before.length);
  }, before);
  await code.pressSequentially(after);
}

test('a demo follows what is typed, and works', async ({ page }) => {
  const problems = watchConsole(page);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective));
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const editing = await edit(page, '/ui/alerts', 'dismissible');
  const { demo, stage, code, state } = editing;
  expect(asked.filter((url) => url.includes('LiveEditor')).length).toBeGreaterThan(0);
  await expect(stage.getByRole('alert')).toHaveText(/New here\?/);
  // Coloured as the shown source is.
  expect(await demo.locator('.code-keyword').count()).toBeGreaterThan(5);

  await replace(editing, 'useState(true)', 'useState(false)');
  await expect(stage.getByRole('alert')).toHaveCount(0);
  await replace(editing, 'Show the message', 'Bring it back');
  await stage.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(stage.getByRole('alert')).toHaveText(/New here\?/);
  await replace(editing, 'color="info"', 'color="danger"');
  await stage.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(stage.locator('.alert-danger')).toBeVisible();
  await expect(state).toHaveText(/follows what you type/);
  await expectNoViolations(page, 'editor');
  expect(problems).toEqual([]);
  expect(await code.inputValue()).toContain('Bring it back');
});

test('only pages whose editor is opened load it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/ui/alerts');
  await page.locator('[data-demo=dismissible]').getByRole('button', { name: 'Show source' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Source of Dismissible' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /LiveEditor|\/alerts-/.test(url))).toEqual([]);
});

test('a mistake keeps the last result, says its line, and is gone with it', async ({ page }) => {
  const editing = await edit(page, '/ui/badges', 'removable');
  const { demo, stage, code, state } = editing;
  const shown = (await stage.textContent()) ?? '';
  await replace(editing, 'export default function', 'export default functio');
  await expect(state).toHaveText(/^Line \d+: /);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/^Line \d+: /);
  await expect(stage.locator('.live-result-old')).toBeVisible();
  expect(await stage.textContent()).toBe(shown);
  await expectNoViolations(page, 'editor with a mistake');
  await replace(editing, 'functio ', 'function ');
  await expect(state).toHaveText(/follows what you type/);
  await expect(stage.locator('.live-result-old')).toHaveCount(0);

  // One that only rendering finds.
  await code.press('ControlOrMeta+a');
  await code.pressSequentially("export default () => { throw new Error('Too full'); };");
  await expect(state).toHaveText('Error: Too full');
  expect(await stage.textContent()).toBe(shown);

  await demo.getByRole('button', { name: 'Reset the code' }).press('Enter');
  await expect(code).toBeFocused();
  await expect(state).toHaveText(/follows what you type/);
  await expect(demo.getByRole('button', { name: 'Reset the code' })).toBeDisabled();
  expect(await stage.textContent()).toBe(shown);
});

test('names that a demo has no use for are refused', async ({ page }) => {
  const editing = await edit(page, '/ui/badges', 'removable');
  await editing.code.press('ControlOrMeta+a');
  await editing.code.pressSequentially('export default () => <p>{document.title}</p>;');
  await expect(editing.state).toHaveText('Line 1: there is no “document” here.');
});

test('an endless loop is stopped, while rendering, in an event and of React', async ({ page }) => {
  const editing = await edit(page, '/ui/badges', 'removable');
  const { stage, code, state } = editing;
  await code.press('ControlOrMeta+a');
  await code.pressSequentially('export default () => { while (true) {} };');
  await expect(state).toHaveText(/^Stopped:/);
  await code.press('ControlOrMeta+a');
  await code.pressSequentially('export default () => <button onClick={() => { while (true) {} }}>Spin</button>;');
  await stage.getByRole('button', { name: 'Spin' }).press('Enter');
  await expect(state).toHaveText(/^Stopped:/);
  // React's production errors are numbers.
  for (const [source, problem] of [
    ['export default function X() { return <X />; }', /^Stopped:/],
    ["import { useState } from 'react'; export default () => useState(0)[1](1);", /^Stopped:/],
    ['export default () => ({ a: 1 });', /^An object cannot be rendered/],
  ] as const) {
    await code.press('ControlOrMeta+a');
    await page.keyboard.insertText(source);
    await expect(state).toHaveText(problem);
  }
  await code.press('ControlOrMeta+a');
  await code.pressSequentially('export default () => <p>Calm</p>;');
  await expect(stage.getByText('Calm')).toBeVisible();
  await expect(state).toHaveText(/follows what you type/);
});

test('what was replaced or closed runs no longer', async ({ page }) => {
  const ticks: string[] = [];
  page.on('console', (message) => ticks.push(message.text()));
  const editing = await edit(page, '/ui/badges', 'removable');
  const { demo, stage, code } = editing;
  const ticking = (word: string) =>
    `setInterval(() => console.log('${word}'), 10); export default () => <p>${word}</p>;`;
  const count = (word: string) => ticks.filter((one) => one === word).length;
  for (const word of ['one', 'two']) {
    await code.press('ControlOrMeta+a');
    await page.keyboard.insertText(ticking(word));
    await expect(stage.getByText(word)).toBeVisible();
    await expect.poll(() => count(word)).toBeGreaterThan(0);
  }
  // The one before runs until the next is shown.
  await expect
    .poll(async () => {
      ticks.length = 0;
      await expect.poll(() => count('two')).toBeGreaterThan(5);
      return count('one');
    })
    .toBe(0);

  await code.press('Escape');
  await expect(demo.getByRole('button', { name: 'Edit' })).toBeFocused();
  ticks.length = 0;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(count('two')).toBe(0);
});

test('Tab leaves the editor, Escape closes it, and what was typed stays', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editing = await edit(page, '/ui/alerts', 'dismissible');
  const { demo, stage, code } = editing;
  await replace(editing, 'Hide the message', 'Put it away');
  await expect(stage.getByRole('button', { name: 'Put it away' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Reset the code' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(code).toBeFocused();
  await demo.getByRole('button', { name: 'Copy source' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Put it away');

  await code.press('Escape');
  await expect(demo.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(stage.getByRole('button', { name: 'Hide the message' })).toBeVisible();
  await expect(demo.getByRole('region', { name: 'Source of Dismissible' })).toContainText('Hide the message');

  // On another page and back.
  await page.getByRole('link', { name: 'Badges' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badges');
  await page.goBack();
  await demo.getByRole('button', { name: 'Show source' }).press('Enter');
  await demo.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(stage.getByRole('button', { name: 'Put it away' })).toBeVisible();
});

test('a control changes the source until it is edited, and then the props', async ({ page }) => {
  const editing = await edit(page, '/ui/alerts', 'variants');
  const { demo, stage, code } = editing;
  await demo.getByLabel('color').selectOption('danger');
  await expect(code).toHaveValue(/color = 'danger'/);
  await expect(stage.locator('.alert-danger')).toBeVisible();
  await replace(editing, "color = 'danger'", "color = 'info'");
  await expect(stage.locator('.alert-info')).toBeVisible();
  await demo.getByLabel('color').selectOption('warning');
  await expect(stage.locator('.alert-warning')).toBeVisible();
  await expect(code).toHaveValue(/color = 'info'/);
});

test('demos that need data or another library cannot be edited', async ({ page }) => {
  for (const [path, id] of [
    ['/charts/chartjs', 'bars'],
    ['/widget', 'top-markets'],
    ['/form-validation', 'rules'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    const demo = page.locator(`[data-demo="${id}"]`);
    await demo.getByRole('button', { name: 'Show source' }).press('Enter');
    await expect(demo.locator('.demo-source-file')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  }
});

test('an editor that fails to load shows an error and can be retried', async ({ page }) => {
  await page.goto('/ui/alerts');
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  const demo = page.locator('[data-demo=dismissible]');
  await demo.getByRole('button', { name: 'Show source' }).press('Enter');
  await expect(demo.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.context().setOffline(true);
  await demo.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(demo.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.context().setOffline(false);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('textbox', { name: 'Code of Dismissible' })).toBeFocused();
});

test.describe('on a phone, from right to left, in the dark and in Dutch', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });

  test('the code reads from left to right and fits', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('polder.layout', JSON.stringify({ rightToLeft: true, darkMode: true }));
    });
    const editing = await edit(page, '/ui/alerts', 'dismissible', 'Broncode tonen', 'Bewerken');
    const { demo, stage, code, state } = editing;
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(code).toHaveCSS('direction', 'ltr');
    await replace(editing, 'Mededeling verbergen', 'Wegdoen');
    await expect(stage.getByRole('button', { name: 'Wegdoen' })).toBeVisible();
    await replace(editing, 'return (', 'return ((');
    await expect(state).toHaveText(/^Regel \d+: /);
    const [field, around] = [await code.boundingBox(), await demo.locator('.live-lines').boundingBox()];
    expect(field?.x).toBeGreaterThanOrEqual((around?.x ?? 0) - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectNoViolations(page, 'editor on a phone');
  });
});
