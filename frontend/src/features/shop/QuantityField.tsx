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

/** A quantity, set by buttons, arrow keys or typing, limited to the stock. What is typed is corrected on leaving. */
export function QuantityField({ label, value, max, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  /** The field's text while it is typed into, which may be empty or no possible quantity; null for the quantity's own. */
  const [typed, setTyped] = useState<string | null>(null);
  const set = (wanted: number) => {
    setTyped(null);
    onChange(clampToStock(max, wanted));
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (isQuantity(target.value, max)) onChange(Number(target.value));
  };
  const correct = () => {
    if (typed !== null && typed !== '') set(Number(typed));
    else setTyped(null);
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
        value={typed ?? String(value)}
        onChange={type}
        onBlur={correct}
        onKeyDown={({ key }) => key === 'Enter' && correct()}
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

const isQuantity = (text: string, max: number) => text !== '' && clampToStock(max, Number(text)) === Number(text);
