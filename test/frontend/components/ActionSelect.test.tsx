import { fireEvent, render, screen } from '@testing-library/react';
import { ActionSelect } from '../../../frontend/src/components/ActionSelect';

const showPicker = jest.fn();

function renderSelect() {
  render(
    <ActionSelect aria-label="Role" defaultValue="viewer">
      <option value="viewer">Viewer</option>
      <option value="admin">Admin</option>
    </ActionSelect>,
  );
  return screen.getByRole('combobox');
}

beforeEach(() => {
  showPicker.mockClear();
  Object.assign(HTMLSelectElement.prototype, { showPicker });
});
afterEach(() => Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker'));

test.each(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'End', 'PageDown', 'a', 'é'])(
  '%s opens the list, and chooses nothing',
  (key) => {
    expect(fireEvent.keyDown(renderSelect(), { key })).toBe(false);
    expect(showPicker).toHaveBeenCalledTimes(1);
  },
);

test.each([{ key: 'Tab' }, { key: ' ' }, { key: 'Enter' }, { key: 'Escape' }, { key: 'a', ctrlKey: true }])(
  'the browser keeps %j',
  (event) => {
    expect(fireEvent.keyDown(renderSelect(), event)).toBe(true);
    expect(showPicker).not.toHaveBeenCalled();
  },
);

test('a browser that cannot be asked to open the list keeps its own keys', () => {
  Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker');
  expect(fireEvent.keyDown(renderSelect(), { key: 'ArrowDown' })).toBe(true);
});
