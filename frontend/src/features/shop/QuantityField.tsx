import minus from 'bootstrap-icons/icons/dash-lg.svg?glyph';
import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../components/FocusableButton';
import { Icon } from '../../components/Icon';
import { clampToStock } from './cart';

export interface QuantityFieldProps {
  /** The field's label, such as "Quantity of Delft tiles". */
  readonly label: string;
  readonly value: number;
  /** The stock. */
  readonly max: number;
  readonly onChange: (quantity: number) => void;
}

/** A quantity, set by buttons, arrow keys or typing, limited to the stock. */
export function QuantityField({ label, value, max, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  /** The field may be empty while the user types another quantity. */
  const [isEmpty, setEmpty] = useState(false);
  const set = (wanted: number) => onChange(clampToStock(max, wanted));
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setEmpty(target.value === '');
    if (target.value !== '') set(target.valueAsNumber);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of joined controls in every browser
    <div className="quantity-field" role="group" aria-label={label}>
      <FocusableButton
        className="btn btn-icon"
        aria-label={t('less')}
        isDisabled={value <= 1}
        onClick={() => set(value - 1)}
      >
        <Icon icon={minus} />
      </FocusableButton>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className="form-control"
        aria-label={label}
        min={1}
        max={max}
        value={isEmpty ? '' : value}
        onChange={type}
        onBlur={() => setEmpty(false)}
      />
      <FocusableButton
        className="btn btn-icon"
        aria-label={t('more')}
        isDisabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon icon={plus} />
      </FocusableButton>
    </div>
  );
}
