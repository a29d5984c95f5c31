import listCheck from 'bootstrap-icons/icons/list-check.svg?glyph';
import pin from 'bootstrap-icons/icons/pin-angle.svg?glyph';
import pinned from 'bootstrap-icons/icons/pin-angle-fill.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { readChecklist, toChecklist, toText, writeChecklist } from './checklist';
import { NoteChecklist } from './NoteChecklist';
import { type Note, noteColours, partsOf } from './note';
import { notePinToggled, noteUpdated } from './notesSlice';

export interface NoteEditorProps {
  readonly note: Note;
  readonly titleField: RefObject<HTMLInputElement | null>;
  readonly onDelete: () => void;
}

/** Edits one note in place: changes are stored without a save button. */
export function NoteEditor({ note, titleField, onDelete }: NoteEditorProps) {
  const { t } = useTranslation('notes');
  const { date, dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const id = useId();
  const textField = useRef<HTMLTextAreaElement>(null);
  const { title, text } = partsOf(note);
  const items = readChecklist(text);
  const change = (newTitle: string, newText: string) =>
    dispatch(noteUpdated({ id: note.id, field: 'title', value: newText ? `${newTitle}\n${newText}` : newTitle }));
  return (
    <div className="note-editor">
      <div className="note-tools">
        <fieldset className="note-colours">
          <legend className="visually-hidden">{t('colour')}</legend>
          {noteColours.map((colour) => (
            <label key={colour} title={t(`colours.${colour}`)}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${id}colour`}
                checked={note.color === colour}
                onChange={() => dispatch(noteUpdated({ id: note.id, field: 'color', value: colour }))}
              />
              <span className={`note-colour text-bg-${colour}`} aria-hidden="true" />
              <span className="visually-hidden">{t(`colours.${colour}`)}</span>
            </label>
          ))}
        </fieldset>
        <span className="note-created">
          {note.changed ? t('changed', { time: dateTime(note.changed) }) : t('created', { date: date(note.datef) })}
        </span>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('checklist.toggle')}
          aria-pressed={items !== null}
          title={t('checklist.toggle')}
          onClick={() => change(title, items ? toText(text) : toChecklist(text))}
        >
          <Icon icon={listCheck} />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('pin')}
          aria-pressed={note.pinned ?? false}
          title={t(note.pinned ? 'unpin' : 'pin')}
          onClick={() => dispatch(notePinToggled(note.id))}
        >
          <Icon icon={note.pinned ? pinned : pin} />
        </button>
        <button type="button" className="btn btn-icon" aria-label={t('delete')} title={t('delete')} onClick={onDelete}>
          <Icon icon={trash} />
        </button>
      </div>
      <input
        ref={titleField}
        className="note-title"
        aria-label={t('titleField')}
        placeholder={t('titlePlaceholder')}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        value={title}
        onChange={(event) => change(event.target.value, text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const below =
            textField.current ?? event.currentTarget.parentElement?.querySelector<HTMLElement>('.note-item-text');
          below?.focus();
        }}
      />
      {items ? (
        <NoteChecklist items={items} onChange={(changed) => change(title, writeChecklist(changed))} />
      ) : (
        <textarea
          ref={textField}
          className="note-text"
          aria-label={t('text')}
          aria-describedby={`${id}kept`}
          placeholder={t('placeholder')}
          dir="auto"
          value={text}
          onChange={(event) => change(title, event.target.value)}
        />
      )}
      <p id={`${id}kept`} className="note-kept">
        {t('kept')}
      </p>
    </div>
  );
}
