import { useTranslation } from 'react-i18next';

/** Below the step that asks for a code: back to the address it was sent to. */
export function RestartLink({ onRestart }: { readonly onRestart: () => void }) {
  const { t } = useTranslation('session');
  return (
    <p className="mt-3 mb-0 text-center">
      <button type="button" className="btn btn-link p-0" onClick={onRestart}>
        {t('code.restart')}
      </button>
    </p>
  );
}
