import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import star from 'bootstrap-icons/icons/star.svg?glyph';
import starFill from 'bootstrap-icons/icons/star-fill.svg?glyph';
import trash from 'bootstrap-icons/icons/trash.svg?glyph';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { isOfInputMethod } from '../../../lib/isOfInputMethod';
import { isolate } from '../../../lib/isolate';
import { oncePerDoubleClick } from '../../../lib/oncePerDoubleClick';
import { isNameTaken, maxNameLength, type SavedView } from './savedViews';
import type { Views } from './useViews';

export interface ViewLineProps {
  readonly view: SavedView;
  readonly views: Views;
  readonly onClose: () => void;
}

/** One saved view: shows, renames or deletes it, or makes it the default. */
export function ViewLine({ view, views, onClose }: ViewLineProps) {
  const { t } = useTranslation('rentals');
  const [draft, setDraft] = useState<string | null>(null);
  const isByKey = useRef(false);
  const problemId = useId();
  const { id, name } = view;
  /** For sentences. */
  const isolated = { name: isolate(name) };
  const isDefault = views.defaultId === id;
  if (draft !== null) {
    const isTaken = isNameTaken(views, id, draft);
    const save = () => {
      views.rename(view, draft);
      setDraft(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      // Escape cancels the renaming, and does not close the panel.
      event.stopPropagation();
      // The key may be about a word in an input method.
      if (isOfInputMethod(event)) return;
      event.preventDefault();
      if (event.key === 'Enter' && isTaken) return;
      isByKey.current = true;
      if (event.key === 'Enter') save();
      else setDraft(null);
    };
    return (
      <li>
        <input
          // biome-ignore lint/a11y/noAutofocus: the user just asked to type here
          autoFocus
          type="text"
          className={clsx('form-control form-control-sm', isTaken && 'is-invalid')}
          aria-label={t('views.newName', isolated)}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? problemId : undefined}
          maxLength={maxNameLength}
          value={draft}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={save}
        />
        {isTaken && (
          <p id={problemId} role="alert" className="view-problem">
            {t('views.nameTaken')}
          </p>
        )}
      </li>
    );
  }
  const returnTo = (button: HTMLButtonElement | null) => {
    if (!button || !isByKey.current) return;
    isByKey.current = false;
    button.focus();
  };
  const remove = (event: MouseEvent<HTMLElement>) => {
    // The button disappears with the view: the panel gets the focus, so that it receives the next keys.
    event.currentTarget.closest<HTMLElement>('.panel')?.focus();
    views.remove(view);
  };
  return (
    <li>
      <button
        type="button"
        className="dropdown-item text-truncate"
        aria-current={views.current?.id === id || undefined}
        onClick={() => {
          views.show(view);
          onClose();
        }}
      >
        <bdi>{name}</bdi>
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-pressed={isDefault}
        aria-label={t('views.default', isolated)}
        title={t('views.default', isolated)}
        onClick={() => views.toggleDefault(view)}
      >
        <Icon icon={isDefault ? starFill : star} />
      </button>
      <button
        ref={returnTo}
        type="button"
        className="btn btn-icon"
        aria-label={t('views.rename', isolated)}
        onClick={() => setDraft(name)}
      >
        <Icon icon={pencil} />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('views.delete', isolated)}
        onClick={oncePerDoubleClick(remove)}
      >
        <Icon icon={trash} />
      </button>
    </li>
  );
}
