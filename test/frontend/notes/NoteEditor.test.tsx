import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Provider } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../frontend/src/app/hooks';
import { NoteEditor } from '../../../frontend/src/features/notes/NoteEditor';
import { NoteUndoNotice } from '../../../frontend/src/features/notes/NoteUndoNotice';
import {
  loadNotes,
  noteTextUndone,
  noteUpdated,
  selectCurrentNote,
} from '../../../frontend/src/features/notes/notesSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { doubleClick } from '../doubleClick';

// Loads an editor of its own, which is not tested here.
jest.mock('../../../frontend/src/features/notes/NoteRichText', () => ({ NoteRichText: () => null }));

const titleField = createRef<HTMLInputElement>();

function CurrentNote() {
  const note = useAppSelector(selectCurrentNote);
  const dispatch = useAppDispatch();
  return (
    note && (
      <>
        <NoteEditor note={note} titleField={titleField} onDelete={() => undefined} />
        <NoteUndoNotice onUndo={() => dispatch(noteTextUndone())} />
      </>
    )
  );
}

async function openNote(text: string, html?: string) {
  await startTranslations(['notes', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadNotes());
  store.dispatch(noteUpdated({ id: 1, title: `Shop\n${text}`, html }));
  render(
    <Provider store={store}>
      <CurrentNote />
    </Provider>,
  );
  return () => selectCurrentNote(store.getState())?.title.replace('Shop\n', '');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const textField = () => screen.queryByLabelText('Text of the note');

test('a text that begins like a checklist stays a text while it is typed', async () => {
  const text = await openNote('');
  fireEvent.change(textField() as HTMLElement, { target: { value: '[x]' } });
  expect(textField()).toHaveValue('[x]');
  fireEvent.change(textField() as HTMLElement, { target: { value: '[x] Keys' } });
  press('Checklist');
  expect(text()).toBe('[x] Keys');
  expect(screen.getByRole('checkbox', { name: 'Done: Keys' })).toBeChecked();
});

test('ticks and a removed item come back with undo', async () => {
  const text = await openNote('[x] melk\n[ ] brood');
  press('Checklist');
  expect(textField()).toHaveValue('melk\nbrood');
  press('Undo');
  expect(text()).toBe('[x] melk\n[ ] brood');
  press('Remove melk');
  expect(text()).toBe('[ ] brood');
  press('Undo');
  expect(text()).toBe('[x] melk\n[ ] brood');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const indented = 'Kitchen:\n  - tap\n\nBath:\n  - tiles';

test('blank lines and indents that a checklist has no place for come back with undo, or when it is turned off', async () => {
  const text = await openNote(indented);
  press('Checklist');
  expect(text()).toBe('[ ] Kitchen:\n[ ] - tap\n[ ] Bath:\n[ ] - tiles');
  expect(screen.getByText('The blank lines and indents are removed.')).toBeVisible();
  press('Undo');
  expect(text()).toBe(indented);

  press('Checklist');
  press('Checklist');
  expect(text()).toBe(indented);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('formatting comes back when a checklist is turned off', async () => {
  const text = await openNote('melk', '<p><strong>melk</strong></p>');
  press('Checklist');
  expect(text()).toBe('[ ] melk');
  expect(screen.getByText('The formatting is removed.')).toBeVisible();
  press('Checklist');
  expect(text()).toBe('melk');
  expect(screen.getByRole('button', { name: 'Formatting' })).toHaveAttribute('aria-pressed', 'true');
});

test('a checklist that was changed since is turned off as it is', async () => {
  const text = await openNote(indented);
  press('Checklist');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: - tap' }));
  press('Checklist');
  expect(text()).toBe('Kitchen:\n- tap\nBath:\n- tiles');
});

test.each(['', 'melk\nbrood\n', '[x] Keys'])(
  'no undo is offered for a checklist that loses nothing: %j',
  async (text) => {
    await openNote('');
    fireEvent.change(textField() as HTMLElement, { target: { value: text } });
    press('Checklist');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
);

test('undo goes when the text changes after what it would bring back', async () => {
  await openNote('[x] melk\n[ ] brood');
  press('Checklist');
  fireEvent.change(textField() as HTMLElement, { target: { value: 'melk\nbrood\nkaas' } });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('pasted lines become items', async () => {
  const text = await openNote('[ ] eieren');
  const field = screen.getByLabelText<HTMLInputElement>('Item 1');
  field.setSelectionRange(6, 6);
  const paste = createEvent.paste(field, { clipboardData: { getData: () => ', melk\r\nbrood\r\n' } });
  fireEvent(field, paste);
  expect(paste.defaultPrevented).toBe(true);
  expect(text()).toBe('[ ] eieren, melk\n[ ] brood');
  expect(screen.getByLabelText('Item 2')).toHaveFocus();
});

test('Enter replaces the selection by a new item', async () => {
  const text = await openNote('[ ] hello world');
  const field = screen.getByLabelText<HTMLInputElement>('Item 1');
  field.setSelectionRange(6, 11);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(text()).toBe('[ ] hello \n[ ] ');
  expect(screen.getByLabelText('Item 2')).toHaveFocus();
});

test.each(['shiftKey', 'altKey'])(
  'an arrow key with %s is the browser’s: it selects, or moves the caret',
  async (held) => {
    await openNote('[ ] melk\n[ ] brood');
    const field = screen.getByLabelText('Item 1');
    field.focus();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown', [held]: true })).toBe(true);
    expect(field).toHaveFocus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByLabelText('Item 2')).toHaveFocus();
  },
);

test('a double click on the button of one item removes no other', async () => {
  const text = await openNote('[x] melk\n[ ] brood\n[ ] thee');
  press('Checklist');
  press('Undo');
  doubleClick(() => screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  expect(text()).toBe('[ ] brood\n[ ] thee');
});
