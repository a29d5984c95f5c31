import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Provider } from 'react-redux';
import { useAppSelector } from '../../../frontend/src/app/hooks';
import { NoteEditor } from '../../../frontend/src/features/notes/NoteEditor';
import { loadNotes, noteUpdated, selectCurrentNote } from '../../../frontend/src/features/notes/notesSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

const titleField = createRef<HTMLInputElement>();

function CurrentNote() {
  const note = useAppSelector(selectCurrentNote);
  return note ? <NoteEditor note={note} titleField={titleField} onDelete={() => undefined} /> : null;
}

async function openNote(text: string) {
  await startTranslations(['notes', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadNotes());
  store.dispatch(noteUpdated({ id: 1, title: `Shop\n${text}`, html: undefined }));
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
