import { useTranslation } from 'react-i18next';

export interface StepButtonsProps {
  /** What the step leads to, on the button that submits the form around it. */
  readonly next: string;
  readonly isDisabled?: boolean;
  readonly onBack?: () => void;
}

/** The buttons below a step of the checkout. */
export function StepButtons({ next, isDisabled = false, onBack }: StepButtonsProps) {
  const { t } = useTranslation('shop');
  return (
    <div className="checkout-buttons">
      {onBack && (
        <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
          {t('checkout.back')}
        </button>
      )}
      <button type="submit" className="btn btn-primary" disabled={isDisabled}>
        {next}
      </button>
    </div>
  );
}
