import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { type ChecklistItem, joinItem, lineEnd, pasteItems, splitItem } from './checklist';

export interface NoteChecklistProps {
  readonly items: readonly ChecklistItem[];
  readonly onChange: (items: ChecklistItem[]) => void;
  /** An item with a text was removed. */
  readonly onRemove: (rest: ChecklistItem[]) => void;
}

/** A note's items, edited in place: Enter adds one, Backspace at the beginning of one joins it to the one before. */
export function NoteChecklist({ items, onChange, onRemove }: NoteChecklistProps) {
  const { t } = useTranslation('notes');
  const list = useRef<HTMLUListElement>(null);
  /** The field that gets the focus once it is rendered, with the caret's position. */
  const next = useRef<{ readonly index: number; readonly caret: number } | null>(null);
  const fieldAt = (index: number) => list.current?.querySelectorAll<HTMLInputElement>('.note-item-text')[index];
  useEffect(() => {
    if (!next.current) return;
    const { index, caret } = next.current;
    next.current = null;
    const field = fieldAt(index);
    field?.focus();
    field?.setSelectionRange(caret, caret);
  });

  const change = (index: number, part: Partial<ChecklistItem>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...part } : item)));
  const remove = (index: number) => {
    next.current = { index: Math.max(0, index - 1), caret: 0 };
    const report = items[index]?.text.trim() ? onRemove : onChange;
    report(items.length > 1 ? items.filter((_, at) => at !== index) : [{ text: '', done: false }]);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!lineEnd.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
    const selection = { index, start: start ?? value.length, end: end ?? value.length };
    const { items: changed, ...caret } = pasteItems(items, selection, pasted);
    next.current = caret;
    onChange(changed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const caret = selectionStart ?? 0;
    if (isOfInputMethod(event) || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      next.current = { index: index + 1, caret: 0 };
      onChange(splitItem(items, index, caret, selectionEnd ?? caret));
    } else if (event.key === 'Backspace' && caret === 0 && selectionEnd === 0 && index > 0) {
      next.current = { index: index - 1, caret: items[index - 1]?.text.length ?? 0 };
      onChange(joinItem(items, index));
    } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !event.shiftKey && !event.altKey) {
      fieldAt(index + (event.key === 'ArrowUp' ? -1 : 1))?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div className="note-checklist">
      <ul ref={list} aria-label={t('checklist.label')}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and their fields no state of their own
          <li key={index}>
            <input
              type="checkbox"
              className="form-check-input"
              aria-label={t('checklist.done', { item: item.text || t('checklist.item', { number: index + 1 }) })}
              checked={item.done}
              onChange={() => change(index, { done: !item.done })}
            />
            <input
              className="note-item-text"
              aria-label={t('checklist.item', { number: index + 1 })}
              data-done={item.done}
              autoComplete="off"
              dir="auto"
              value={item.text}
              onChange={(event) => change(index, { text: event.target.value })}
              onPaste={(event) => onPaste(event, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            />
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('checklist.remove', { item: item.text || t('checklist.item', { number: index + 1 }) })}
              title={t('checklist.removeShort')}
              onClick={oncePerDoubleClick(() => remove(index))}
            >
              <Icon icon={cross} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-link btn-sm"
        onClick={() => {
          next.current = { index: items.length, caret: 0 };
          onChange([...items, { text: '', done: false }]);
        }}
      >
        <Icon icon={plus} /> {t('checklist.add')}
      </button>
    </div>
  );
}
