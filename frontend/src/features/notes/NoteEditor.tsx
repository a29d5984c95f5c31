import fonts from 'bootstrap-icons/icons/fonts.svg?glyph';
import listCheck from 'bootstrap-icons/icons/list-check.svg?glyph';
import pin from 'bootstrap-icons/icons/pin-angle.svg?glyph';
import pinned from 'bootstrap-icons/icons/pin-angle-fill.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { UndoNotice } from '../../components/UndoNotice';
import { useFormats } from '../../components/useFormats';
import { htmlToText, textToHtml } from '../../lib/plainText';
import { readChecklist, toChecklist, toText, writeChecklist } from './checklist';
import { NoteChecklist } from './NoteChecklist';
import { NoteRichText } from './NoteRichText';
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
  const { title, text } = partsOf(note);
  const { html } = note;
  const isRich = html !== undefined;
  const items = isRich ? null : readChecklist(text);
  /** The HTML that was replaced by its plain text, for undo. */
  const [removed, setRemoved] = useState<string | null>(null);
  const change = (newTitle: string, newText: string, newHtml?: string) =>
    dispatch(noteUpdated({ id: note.id, title: newText ? `${newTitle}\n${newText}` : newTitle, html: newHtml }));
  const changeHtml = (newHtml: string) => {
    setRemoved(null);
    change(title, htmlToText(newHtml), newHtml);
  };
  const changeToPlain = (newText: string) => {
    if (html !== undefined && hasFormatting(html)) setRemoved(html);
    change(title, newText);
  };
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
                onChange={() => dispatch(noteUpdated({ id: note.id, color: colour }))}
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
          onClick={() => changeToPlain(items ? toText(text) : toChecklist(text))}
        >
          <Icon icon={listCheck} />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('formatting.toggle')}
          aria-pressed={isRich}
          title={t('formatting.toggle')}
          onClick={() => (isRich ? changeToPlain(text) : changeHtml(textToHtml(items ? toText(text) : text)))}
        >
          <Icon icon={fonts} />
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
        onChange={(event) => change(event.target.value, text, html)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.parentElement?.querySelector<HTMLElement>(textFields)?.focus();
        }}
      />
      {isRich && <NoteRichText html={html} describedBy={`${id}saved`} onChange={changeHtml} />}
      {items && <NoteChecklist items={items} onChange={(changed) => change(title, writeChecklist(changed))} />}
      {!isRich && !items && (
        <textarea
          className="note-text"
          aria-label={t('text')}
          aria-describedby={`${id}saved`}
          placeholder={t('placeholder')}
          dir="auto"
          value={text}
          onChange={(event) => change(title, event.target.value)}
        />
      )}
      <p id={`${id}saved`} className="note-saved">
        {t('saved')}
      </p>
      <UndoNotice
        message={removed === null ? null : t('formatting.removed')}
        onUndo={() => removed !== null && changeHtml(removed)}
        onDismiss={() => setRemoved(null)}
      />
    </div>
  );
}

const textFields = '.note-text, .note-item-text, .note-rich-text textarea, .note-rich-text [contenteditable]';

const hasFormatting = (html: string) => textToHtml(htmlToText(html)) !== html;
