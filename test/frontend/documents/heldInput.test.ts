import { readFileSync } from 'node:fs';
import path from 'node:path';

const script = readFileSync(path.join(__dirname, '../../../frontend/public/held-input.js'), 'utf8');

beforeAll(() => {
  // Each test reads the same list: listeners of a script stay for the page's life.
  new Function(script)();
});
beforeEach(() => {
  window.heldInput?.splice(0);
  document.body.innerHTML = `
    <div id="root" data-path="/x">
      <button><i></i></button><a href="#there">there</a><a role="tab" href="#tab">tab</a>
      <label>Name <input name="name"></label><label><input type="checkbox"></label><div role="treeitem" tabindex="0"></div>
      <form><input name="password" type="password"></form>
    </div>
    <button id="outside">Outside</button>`;
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const pressed = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const typed = (selector: string, key: KeyboardEventInit) =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
const held = () => window.heldInput?.map(({ type, element }) => `${type} ${element.localName}`);

test.each([
  // The icon may be another one once React has hydrated the page.
  ['button i', 'click button'],
  ['[role=tab]', 'click a'],
  ['[role=treeitem]', 'click div'],
])('a press on %s is held', (selector, entry) => {
  expect(pressed(selector)).toBe(false);
  expect(held()).toEqual([entry]);
});

test('a press on a checkbox ticks it immediately, and is held', () => {
  for (const isChecked of [true, false, true]) {
    find('label [type=checkbox]').click();
    expect(find('label [type=checkbox]')).toHaveProperty('checked', isChecked);
  }
  expect(window.heldInput?.map((one) => one.isChecked)).toEqual([true, false, true]);
});

test.each(['a[href="#there"]', 'label', '[name=name]', '#outside'])('a press on %s is the browser’s', (selector) => {
  expect(pressed(selector)).toBe(true);
  expect(held()).toEqual([]);
});

test('held events are stopped: React may have hydrated a part of the page', () => {
  const heard = jest.fn();
  for (const type of ['click', 'keydown']) find('#root').addEventListener(type, heard);
  pressed('button i');
  typed('[role=treeitem]', { key: 'ArrowDown' });
  expect(held()).toEqual(['click button', 'keydown div']);
  expect(heard).not.toHaveBeenCalled();
  typed('[name=name]', { key: 'a' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a form is not sent by the browser', () => {
  expect(find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
  expect(held()).toEqual(['submit form']);
});

test('keys of a widget and the palette’s shortcut are held, and not the browser’s any more', () => {
  expect(typed('[role=treeitem]', { key: 'ArrowDown' })).toBe(false);
  expect(typed('[name=name]', { key: 'k', ctrlKey: true })).toBe(false);
  expect(held()).toEqual(['keydown div', 'keydown input']);
});

test('letters in a field, Tab, and the keys that press a button are not handled', () => {
  expect(typed('[name=name]', { key: 'a' })).toBe(true);
  expect(typed('button', { key: 'Tab' })).toBe(true);
  expect(typed('button', { key: 'Enter' })).toBe(true);
  expect(held()).toEqual([]);
});

test('an event without a key, as filling in sends it, is left alone', () => {
  expect(find('[name=name]').dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true }))).toBe(true);
  expect(held()).toEqual([]);
});

test('once React has hydrated the page, no events are held', () => {
  find('#root').removeAttribute('data-path');
  expect(pressed('button i')).toBe(true);
  expect(typed('[role=treeitem]', { key: 'ArrowDown' })).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(held()).toEqual([]);
});

test('Tab cancels a requested palette as well', () => {
  typed('button', { key: 'k', ctrlKey: true });
  typed('button', { key: 'a' });
  expect(typed('button', { key: 'Tab' })).toBe(true);
  expect(held()).toEqual([]);
});

test('a press outside cancels a requested palette, with the keys typed for it', () => {
  const pressedDown = () => find('[name=name]').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  typed('[role=treeitem]', { key: 'ArrowDown' });
  typed('[role=treeitem]', { key: 'k', ctrlKey: true });
  typed('[role=treeitem]', { key: 'a' });
  pressed('button i');
  pressedDown();
  expect(held()).toEqual(['keydown div', 'click button']);

  find('button').className = 'palette-button';
  pressed('button i');
  pressedDown();
  expect(held()).toEqual(['keydown div']);
});
