import { useTranslation } from 'react-i18next';
import { Steps } from '../../../../components/Steps';

/** An import's steps in order: keys of `import:steps` in the texts. */
const steps = ['choose', 'review', 'import', 'report'] as const;
export type ImportStep = (typeof steps)[number];

export interface ImportStepsProps {
  readonly current: ImportStep;
  /** Returns to choosing a file; absent while that is not possible. */
  readonly onRestart: (() => void) | undefined;
}

/** How far an import is. */
export function ImportSteps({ current, onRestart }: ImportStepsProps) {
  const { t } = useTranslation('import');
  const place = steps.indexOf(current);
  return (
    <div className="import-steps">
      <Steps
        label={t('steps.label')}
        current={place}
        steps={steps.map((step, index) => ({
          label: t(`steps.${step}`),
          isDone: index < place,
          onGo: step === 'choose' ? onRestart : undefined,
        }))}
      />
    </div>
  );
}
