import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import type { LeaveQuestion } from './useBelongings';

/** Asks whether to sign out though something was not sent. */
export default function LeaveDialog({ changes, importing, answer }: LeaveQuestion) {
  const { t } = useTranslation('rentals');
  const losses = [
    changes > 0 && t('leave.changes', { count: changes }),
    importing !== null && t('leave.import', { name: `\u2068${importing}\u2069` }),
  ];
  return (
    <ConfirmDialog
      title={t('leave.title')}
      explanation={[...losses.filter((loss) => loss !== false), t('leave.hint')].join(' ')}
      confirm={t('leave.confirm')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
