import { expect, test } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/form-editor', {
  mail: async ({ page, stage }) => {
    const text = stage.getByRole('textbox', { name: 'Mail to the guest' });
    const output = stage.locator('pre');
    const tool = (name: string) => stage.getByRole('button', { name, exact: true });
    await expect(text).toContainText('Welcome to Delft');
    // By shortcut and by button; the button shows the state. The editor restores its own caret 20 milliseconds after
    // focus; a longer timer of the page, set later, fires after that even on a slow machine.
    await text.focus();
    await page.evaluate(() => new Promise((over) => setTimeout(over, 50)));
    await text.press('ControlOrMeta+End');
    // The editor learns of a moved caret asynchronously: a key pressed before that acts at the old position.
    await expect(tool('Bulleted list')).toHaveAttribute('aria-pressed', 'true');
    await text.press('Enter');
    await text.press('Enter');
    await expect(tool('Bulleted list')).toHaveAttribute('aria-pressed', 'false');
    await text.press('ControlOrMeta+b');
    await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
    await text.pressSequentially('See you');
    await expect(output).toContainText('<p><strong>See you</strong></p>');
    // Into the toolbar, through it, and back.
    await text.press('Alt+F10');
    await expect(tool('Undo')).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(tool('Subheading')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(tool('Subheading')).toHaveAttribute('aria-pressed', 'true');
    await expect(output).toContainText('<h4>');
    await tool('Undo').click();
    await expect(tool('Subheading')).toHaveAttribute('aria-pressed', 'false');
    await tool('Redo').click();
    await expect(tool('Subheading')).toHaveAttribute('aria-pressed', 'true');
    // A link around the selection; a `javascript:` URL is rejected.
    await text.press('Shift+Home');
    await tool('Link').click();
    const address = stage.getByLabel('Leads to');
    await expect(address).toBeFocused();
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(address).toHaveAccessibleDescription(/Enter a web or email address/);
    await address.fill('polder.test/delft');
    await address.press('Enter');
    await expect(output).toContainText('<a href="https://polder.test/delft"><strong>See you</strong></a>');
    await tool('Link').click();
    await expect(address).toHaveValue('https://polder.test/delft');
    await stage.getByRole('button', { name: 'Remove link' }).click();
    await expect(output).not.toContainText('polder.test/delft');
    await stage.getByRole('button', { name: 'Markdown' }).click();
    await expect(output).toContainText('### Welcome to Delft');
    await expect(output).toContainText('#### **See you**');
    await expect(output).toContainText('[the bakery](https://polder.test/bakery)');
  },
  'sanitized-paste': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Paste it' }).click();
    const left = stage.locator('pre');
    await expect(left).toContainText('<h3>Your payment failed</h3>');
    await expect(left).toContainText('<strong>€ 890</strong> here');
    await expect(left).toContainText('<a href="https://polder.test/pay">there</a>');
    await expect(left).toContainText('<li><p>Before <em>Friday</em></p></li>');
    await expect(left).not.toContainText(/script|style|onclick|alert|tracker|svg|img|class=/);
    await expect(stage.locator('.tiptap').locator('img, script, style, iframe, svg, [style], [onclick]')).toHaveCount(
      0,
    );
  },
  'character-count': async ({ stage, controls }) => {
    const text = stage.getByRole('textbox', { name: 'House rules, for the card at the door' });
    await expect(stage.getByRole('button', { name: 'Heading', exact: true })).toHaveCount(0);
    await expect(text).toHaveAccessibleDescription('89 characters left');
    await controls.getByLabel('limit').fill('60');
    await expect(text).toHaveAccessibleDescription('11 characters too many for the card');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(stage.getByRole('status')).toHaveText('11 characters too many for the card');
    await controls.getByLabel('short').uncheck();
    await expect(stage.getByRole('button', { name: 'Heading', exact: true })).toBeVisible();
    await controls.getByLabel('readOnly').check();
    await expect(stage.getByRole('toolbar')).toHaveCount(0);
    await expect(text).toHaveAttribute('contenteditable', 'false');
  },
  'in-form': async ({ stage }) => {
    const text = stage.getByRole('textbox', { name: 'Message to all guests of this week' });
    const send = stage.getByRole('button', { name: 'Send to 14 guests' });
    await stage.getByLabel('Subject').fill('Water shut off');
    await send.click();
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription('Write the message.');
    await text.pressSequentially('Too short');
    await expect(text).toHaveAccessibleDescription(/20 characters/);
    await text.pressSequentially(', now it is long enough');
    await expect(text).toHaveAttribute('aria-invalid', 'false');
    await send.click();
    await expect(stage.getByRole('status')).toHaveText('“Water shut off” is sent to 14 guests.');
    await expect(text).toHaveText('');
    await send.click();
    await expect(text).toHaveAccessibleDescription('Write the message.');
    await expect(stage.getByRole('status')).toHaveText('');
  },
  'view-then-edit': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Edit description' }).click();
    const text = stage.getByRole('textbox', { name: 'De Gouden Reaal, Amsterdam' });
    await expect(text).toBeFocused();
    await text.pressSequentially(' Twice at night.');
    await stage.getByRole('button', { name: 'Leave as it was' }).click();
    await expect(stage.getByRole('button', { name: 'Edit description' })).toBeFocused();
    await expect(stage).not.toContainText('Twice at night');
    await stage.getByRole('button', { name: 'Edit description' }).press('Enter');
    await expect(text).toBeFocused();
    await text.pressSequentially(' Twice at night.');
    await stage.getByRole('button', { name: 'Save description' }).click();
    await expect(stage.locator('blockquote')).toContainText('four times a day. Twice at night.');
  },
});

test('the editor’s place is as high without its text, as for a frame after it has loaded', async ({ page }) => {
  await page.goto('/form-editor');
  const place = page.locator('.rich-text-content:has([contenteditable])').first();
  await expect(place).toBeVisible();
  const height = await place.evaluate((element) => {
    element.replaceChildren();
    return element.getBoundingClientRect().height;
  });
  expect(height).toBe(152);
});
