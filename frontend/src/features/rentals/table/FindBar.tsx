import down from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import up from 'bootstrap-icons/icons/chevron-up.svg?glyph';
import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../../graphql/rental';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import { isOfInputMethod } from '../../../lib/isOfInputMethod';
import type { Find } from './useFind';

export interface FindBarProps {
  readonly find: Find;
  readonly onGo: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Searches the shown rows for a text: Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ find, onGo, onClose }: FindBarProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const { text, count, at } = find;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' || event.key === 'F3') onGo(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const state =
    text.trim() === ''
      ? ''
      : at > 0
        ? t('table.findAt', { at: number(at), formatted: number(count) })
        : t('table.findCount', { formatted: number(count), count });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows are found by keys, not by sending a form
    <div role="search" className="find-bar" aria-label={t('table.find')}>
      <input
        ref={find.field}
        type="text"
        className="form-control form-control-sm"
        aria-label={t('table.find')}
        placeholder={t('table.find')}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.maxNameLength}
        value={text}
        onChange={(event) => find.change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="find-count">
        {state}
      </span>
      <button type="button" className="btn btn-icon" aria-label={t('table.findPrevious')} onClick={() => onGo(-1)}>
        <Icon icon={up} />
      </button>
      <button type="button" className="btn btn-icon" aria-label={t('table.findNext')} onClick={() => onGo(1)}>
        <Icon icon={down} />
      </button>
      <button type="button" className="btn btn-icon" aria-label={t('table.findClose')} onClick={onClose}>
        <Icon icon={cross} />
      </button>
    </div>
  );
}
