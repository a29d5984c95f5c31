import grid from 'bootstrap-icons/icons/grid-1x2.svg?glyph';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../../components/FocusableButton';
import { Icon } from '../../../components/Icon';
import type { ArrangementControl } from './useArrangement';

/** Starts and ends arranging the cards, and restores the default arrangement. */
export function ArrangeButton({ arrangement }: { readonly arrangement: ArrangementControl }) {
  const { t } = useTranslation('dashboards');
  const { isArranging, isDefault, setArranging, reset } = arrangement;
  return (
    <>
      {isArranging && (
        <FocusableButton className="btn btn-link" isDisabled={isDefault} onClick={reset}>
          {t('charts.resetArrangement')}
        </FocusableButton>
      )}
      <button
        type="button"
        className={clsx('btn btn-outline-secondary', !isArranging && 'arrange-button')}
        aria-pressed={isArranging}
        title={isArranging ? undefined : t('charts.arrange')}
        onClick={() => setArranging(!isArranging)}
      >
        <Icon icon={grid} />
        <span className={isArranging ? undefined : 'visually-hidden'}>
          {t(isArranging ? 'charts.doneArranging' : 'charts.arrange')}
        </span>
      </button>
    </>
  );
}
