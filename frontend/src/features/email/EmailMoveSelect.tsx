import { useTranslation } from 'react-i18next';
import { ActionSelect } from '../../components/ActionSelect';
import type { EmailLocation } from './email';

/** Drafts and sent emails are made, not moved to. */
export const moveTargets: readonly EmailLocation[] = ['inbox', 'archive', 'spam'];

/** Selects the folder to move to. It acts immediately, then shows its placeholder again. */
export function EmailMoveSelect({ onMove }: { readonly onMove: (target: EmailLocation) => void }) {
  const { t } = useTranslation('email');
  return (
    <ActionSelect
      className="form-select email-choice quiet-field"
      aria-label={t('moveTo')}
      value=""
      onChange={(event) => onMove(event.target.value as EmailLocation)}
    >
      <option value="" disabled hidden>
        {t('moveTo')}
      </option>
      {moveTargets.map((target) => (
        <option key={target} value={target}>
          {t(`filter.${target}`)}
        </option>
      ))}
    </ActionSelect>
  );
}
