import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { isolate } from '../../../lib/isolate';
import type { SignOutPrompt } from './useSignOutGuard';

/** Asks for confirmation of signing out if data would be lost. */
export default function LeaveDialog({ changes, importing, stored, answer }: SignOutPrompt) {
  const { t } = useTranslation('rentals');
  const losses = [
    changes > 0 && t('leave.changes', { count: changes }),
    importing !== null && (importing ? t('leave.import', { name: isolate(importing) }) : t('leave.importElsewhere')),
    ...stored.map((work) => t(`leave.stored.${work}`)),
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
