import { isOfInputMethod } from '../../lib/isOfInputMethod';
import './palette.scss';
import search from 'bootstrap-icons/icons/search.svg?glyph';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { isolate } from '../../lib/isolate';
import { PaletteList } from './PaletteList';
import { type PaletteItem, searchPalette } from './paletteItems';
import { usePaletteSections } from './usePaletteSections';

const pageStep = 6;

export interface PaletteDialogProps {
  /** Text typed before the dialog was open; ends with a line break if Enter was pressed after it. */
  readonly typedAhead: () => string;
  readonly onClose: () => void;
}

/**
 * The search field and its results. The focus stays in the field while the active option moves (ARIA's combobox
 * pattern).
 */
export default function PaletteDialog({ typedAhead, onClose }: PaletteDialogProps) {
  const { t } = useTranslation('palette');
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const titleId = useId();

  const searched = useDeferredValue(query);
  const sections = usePaletteSections(searched);
  const found = useMemo(() => searchPalette(sections, searched), [sections, searched]);
  const items = useMemo(() => found.flatMap((section) => section.found.map(({ item }) => item)), [found]);
  const active = Math.min(place, items.length - 1);

  const [isChosen, setChosen] = useState(false);

  // As a modal dialog, so that the browser traps the focus. In the frame that puts it on the page: a key after it would
  // reach neither the field nor the buffer.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const typed = typedAhead();
    setQuery(typed.replace(/\n$/, ''));
    setChosen(typed.endsWith('\n'));
  }, [typedAhead]);

  const choose = (item: PaletteItem) => {
    if (item.denial !== undefined) return;
    // Return the focus first, so that the target of the item can move it.
    dialog.current?.close();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const target = placeAfter(event.key, active, items.length);
    const item = items[active];
    if (target !== undefined) setPlace(target);
    else if (event.key === 'Enter') {
      // The list may still show results for the previous text: wait for those of this one.
      if (searched !== query) setChosen(true);
      else if (item) choose(item);
    }
    // There is nothing else to focus in the dialog, and Tab must not leave it.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  };

  useEffect(() => {
    if (!isChosen || searched !== query) return;
    setChosen(false);
    const item = items[active];
    if (item) choose(item);
  });

  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        // A click beside the panel hits the dialog element.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className="palette-panel">
        <h2 id={titleId} className="visually-hidden">
          {t('title')}
        </h2>
        <div className="palette-field">
          <Icon icon={search} />
          <input
            type="text"
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            aria-label={t('label')}
            placeholder={t('placeholder')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setPlace(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <p role="status" className="visually-hidden">
          {searched.trim() !== '' && t('results', { count: items.length })}
        </p>
        <PaletteList
          id={listId}
          label={t('title')}
          sections={found}
          active={active}
          optionId={optionId}
          onPoint={setPlace}
          onChoose={choose}
        />
        {items.length === 0 && (
          <div className="palette-none">
            <p>{t('none', { query: isolate(searched.trim()) })}</p>
            <p className="text-secondary small">{t('noneHint')}</p>
          </div>
        )}
        <p className="palette-keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
          </span>
          <span>
            <kbd>↵</kbd> {t('keys.choose')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('keys.close')}
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** The index that a key moves to, wrapping at both ends; undefined for other keys. */
function placeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'PageDown') return Math.min(active + pageStep, count - 1);
  if (key === 'PageUp') return Math.max(active - pageStep, 0);
  return undefined;
}
