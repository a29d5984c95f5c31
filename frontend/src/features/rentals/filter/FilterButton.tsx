import plus from 'bootstrap-icons/icons/plus.svg?glyph';
import cross from 'bootstrap-icons/icons/x.svg?glyph';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { PanelButton } from '../table/PanelButton';

export interface FilterButtonProps {
  readonly name: string;
  /** The criteria in force, as text; null without any. */
  readonly value: string | null;
  readonly isInvalid?: boolean;
  readonly onRemove: () => void;
  /** The fields, rendered when the panel opens. */
  readonly children: ReactNode;
}

/** Opens the fields of a filter, shows what is in force, and removes it. */
export function FilterButton({ name, value, isInvalid, onRemove, children }: FilterButtonProps) {
  const { t } = useTranslation('rentals');
  const label = value === null ? name : t('filter.inForce', { name, value });
  const place = useRef<HTMLDivElement>(null);
  // The button that removes the filter goes away with it.
  useRestoreFocus(place, () => place.current?.querySelector('button') ?? null);
  return (
    <div ref={place} className={clsx('filter-button', value !== null && 'is-in-force', isInvalid && 'is-invalid')}>
      <PanelButton icon={value === null ? plus : null} label={label} className="btn">
        {() => children}
      </PanelButton>
      {value !== null && (
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('filter.remove', { text: label })}
          title={t('filter.remove', { text: label })}
          onClick={onRemove}
        >
          <Icon icon={cross} />
        </button>
      )}
    </div>
  );
}
