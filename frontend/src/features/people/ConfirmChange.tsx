import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { isolate } from '../../lib/isolate';
import { nameOf } from './peopleView';
import type { AskedChange } from './usePersonChanges';

export interface ConfirmChangeProps extends AskedChange {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Explains a change before it is made; mainly for admins who change their own account. */
export function ConfirmChange({ person, change: { change }, isOwn, onConfirm, onCancel }: ConfirmChangeProps) {
  const { t } = useTranslation('people');
  // The changes for which needsConfirmation is true.
  const what = change === 'resendInvitation' || change === 'enablePerson' ? 'disablePerson' : change;
  const given = { name: isolate(nameOf(person)) };
  return (
    <ConfirmDialog
      title={t(`ask.${what}.title`, given)}
      explanation={isOwn ? t(`ask.${what}.own`, given) : t(`ask.${what}.explanation`, given)}
      confirm={t(`ask.${what}.confirm`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
