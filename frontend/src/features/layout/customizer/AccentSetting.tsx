import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { accentColours } from '../accentColours.mts';
import { accents, layoutChanged, selectLayout } from '../layoutSlice';
// A choice then needs no network.
import '../showAccent';

/** Chooses the colour of buttons, links and coloured grounds. */
export default function AccentSetting() {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const { accent: chosen } = useAppSelector(selectLayout);
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className="d-flex justify-content-between mb-2">
        <span id={id} className="fw-medium">
          {t('accent.name')}
        </span>
        <span className="text-secondary" aria-hidden="true">
          {t(`accent.${chosen}`)}
        </span>
      </div>
      <div className="d-flex flex-wrap gap-2">
        {accents.map((accent) => (
          <label key={accent} className="customizer-swatch" title={t(`accent.${accent}`)}>
            <input
              type="radio"
              name={id}
              value={accent}
              checked={accent === chosen}
              onChange={() => dispatch(layoutChanged({ accent }))}
            />
            {accent === 'brand' ? (
              <span className="swatch-brand" aria-hidden="true" />
            ) : (
              <span style={{ background: accentColours[accent] }} aria-hidden="true" />
            )}
            <span className="visually-hidden">{t(`accent.${accent}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
