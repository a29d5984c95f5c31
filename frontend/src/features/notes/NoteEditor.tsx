import fonts from 'bootstrap-icons/icons/fonts.svg?glyph';
import listCheck from 'bootstrap-icons/icons/list-check.svg?glyph';
import pin from 'bootstrap-icons/icons/pin-angle.svg?glyph';
import pinned from 'bootstrap-icons/icons/pin-angle-fill.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { htmlToText, textToHtml } from '../../lib/plainText';
import type { NoteLoss } from './changeNote';
import { losesLayout, readChecklist, toChecklist, toText, writeChecklist } from './checklist';
import { NoteChecklist } from './NoteChecklist';
import { NoteRichText } from './NoteRichText';
import { joinParts, type Note, noteColours, partsOf } from './note';
import { notePinToggled, noteTextUndone, noteUpdated, selectNotesState } from './notesSlice';

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
  /** What was typed as text stays a text, even if it reads as a checklist: its field would go while it has the focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const items = isRich || text === typed ? null : readChecklist(text);
  const { lost } = useAppSelector(selectNotesState);
  const change = (newTitle: string, newText: string, newHtml?: string, loss?: NoteLoss | false) =>
    dispatch(noteUpdated({ id: note.id, title: joinParts(newTitle, newText), html: newHtml, loss: loss || undefined }));
  const changeText = (newText: string, newHtml?: string, loss?: NoteLoss | false) => {
    setTyped(null);
    change(title, newText, newHtml, loss);
  };
  const changeHtml = (newHtml: string) => changeText(htmlToText(newHtml), newHtml);
  const lostFormatting = html !== undefined && hasFormatting(html) && 'formatting.removed';
  const lostTicks = items?.some(({ done }) => done) && 'checklist.unticked';
  const lostLayout = losesLayout(text) && 'checklist.layoutRemoved';
  const toggleChecklist = () => {
    if (!items) return changeText(toChecklist(text), undefined, lostFormatting || lostLayout);
    // Unchanged since it was made of a text: it becomes that text again.
    if (lost && lost.text !== text && toChecklist(lost.text) === text) return dispatch(noteTextUndone());
    changeText(toText(text), undefined, lostTicks);
  };
  const toggleFormatting = () => {
    if (isRich) return changeText(text, undefined, lostFormatting);
    const plain = items ? toText(text) : text;
    changeText(plain, textToHtml(plain), lostTicks);
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
          onClick={toggleChecklist}
        >
          <Icon icon={listCheck} />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('formatting.toggle')}
          aria-pressed={isRich}
          title={t('formatting.toggle')}
          onClick={toggleFormatting}
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
          if (event.key !== 'Enter' || isOfInputMethod(event)) return;
          event.preventDefault();
          event.currentTarget.parentElement?.querySelector<HTMLElement>(textFields)?.focus();
        }}
      />
      {isRich && <NoteRichText html={html} describedBy={`${id}saved`} onChange={changeHtml} />}
      {items && (
        <NoteChecklist
          items={items}
          onChange={(changed) => changeText(writeChecklist(changed))}
          onRemove={(rest) => changeText(writeChecklist(rest), undefined, 'checklist.itemRemoved')}
        />
      )}
      {!isRich && !items && (
        <textarea
          className="note-text"
          aria-label={t('text')}
          aria-describedby={`${id}saved`}
          placeholder={t('placeholder')}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            changeText(target.value);
            setTyped(target.value);
          }}
        />
      )}
      <p id={`${id}saved`} className="note-saved">
        {t('saved')}
      </p>
    </div>
  );
}

const textFields = '.note-text, .note-item-text, .note-rich-text textarea, .note-rich-text [contenteditable]';

const hasFormatting = (html: string) => textToHtml(htmlToText(html)) !== html;
