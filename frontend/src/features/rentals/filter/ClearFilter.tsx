import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { isUnfiltered } from './filterRentals';
import { clearFilterEnded, selectBeforeClearing, selectClearFilter } from './filterSlice';
import type { LimitTexts } from './useLimitTexts';
import type { ListControl } from './useListParams';

/** Clears the filter, and then offers to restore it, as four filters take long to set again. */
export function ClearFilter({ list, limits }: { readonly list: ListControl; readonly limits: LimitTexts }) {
  const { t } = useTranslation('rentals');
  const dispatch = useAppDispatch();
  const isCleared = useAppSelector(selectClearFilter);
  const before = useAppSelector(selectBeforeClearing);
  const clearButton = useRef<HTMLButtonElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const wasCleared = useRef(isCleared);
  const hadFocus = useRef(false);

  // One of the two buttons replaces the other and takes over the focus.
  useEffect(() => {
    if (wasCleared.current === isCleared) return;
    wasCleared.current = isCleared;
    if (hadFocus.current) (isCleared ? restoreButton : clearButton).current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isCleared]);

  const press = (action: () => void) => () => {
    hadFocus.current = true;
    action();
  };
  return (
    <div className="filter-clear">
      <span role="status" className="visually-hidden">
        {isCleared && t('filter.cleared')}
      </span>
      {isCleared ? (
        <button
          ref={restoreButton}
          type="button"
          className="btn"
          onClick={press(() => {
            limits.restore();
            // Without criteria to restore, nothing else would end the offer.
            if (isUnfiltered(before)) dispatch(clearFilterEnded());
            else list.setCriteria(before);
          })}
        >
          {t('filter.restore')}
        </button>
      ) : (
        (!isUnfiltered(list.criteria) || limits.hasUnreadable) && (
          <button
            ref={clearButton}
            type="button"
            className="btn filter-clear-button"
            onClick={press(() => {
              limits.clear();
              list.clear();
            })}
          >
            <Icon icon={cross} /> {t('filter.clear')}
          </button>
        )
      )}
    </div>
  );
}
