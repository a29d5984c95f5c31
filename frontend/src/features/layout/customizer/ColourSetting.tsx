import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { chromeColours, layoutChanged, selectLayout } from '../layoutSlice';

/** Chooses the colour of one part of the frame. */
export function ColourSetting({ name }: { readonly name: 'topbarColour' | 'sidebarColour' }) {
  const { t } = useTranslation('customizer');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectLayout)[name];
  const id = useId();
  return (
    <div className="customizer-colour" role="radiogroup" aria-labelledby={id}>
      <span id={id}>{t(`settings.${name}.name`)}</span>
      <div>
        {chromeColours.map((colour) => (
          <label key={colour} className="customizer-swatch" title={t(`colour.${colour}`)}>
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === chosen}
              onChange={() => dispatch(layoutChanged({ [name]: colour }))}
            />
            <span className={`swatch-${colour}`} aria-hidden="true" />
            <span className="visually-hidden">{t(`colour.${colour}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
