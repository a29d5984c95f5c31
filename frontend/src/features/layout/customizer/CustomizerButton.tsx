import gear from 'bootstrap-icons/icons/gear.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { layoutChanged, selectCustomizerOpen } from '../layoutSlice';

/** The element that gets the focus back when the panel closes. */
export const customizerButtonId = 'customizer-button';

/** Toggles the panel of layout settings. */
export function CustomizerButton() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectCustomizerOpen);
  return (
    <button
      id={customizerButtonId}
      type="button"
      className="btn btn-icon"
      aria-label={t('customize')}
      title={t('customize')}
      aria-expanded={isOpen}
      onClick={() => dispatch(layoutChanged({ customizerOpen: !isOpen }))}
    >
      <Icon icon={gear} />
    </button>
  );
}
