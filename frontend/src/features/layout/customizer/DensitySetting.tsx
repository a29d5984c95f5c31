import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { densities, layoutChanged, selectLayout } from '../layoutSlice';

/** Chooses the spacing of the interface. */
export function DensitySetting() {
  const { t } = useTranslation('customizer');
  const dispatch = useAppDispatch();
  const { density } = useAppSelector(selectLayout);
  const id = useId();
  return densities.map((name) => (
    <div key={name} className="customizer-radio">
      <div>
        <label htmlFor={id + name}>{t(`density.${name}.name`)}</label>
        <p id={`${id}${name}-hint`}>{t(`density.${name}.hint`)}</p>
      </div>
      <input
        id={id + name}
        type="radio"
        name={id}
        className="form-check-input"
        aria-describedby={`${id}${name}-hint`}
        checked={name === density}
        onChange={() => dispatch(layoutChanged({ density: name }))}
      />
    </div>
  ));
}
