import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton, type CopyOutcome } from './CopyButton';
import { DesignSection } from './DesignSection';
import { helperClasses } from './helperClasses';
import './helper-classes.scss';
import { clsx } from 'clsx';

/** The helper classes, each with a sample and a copy button. */
export function HelperClasses() {
  const { t } = useTranslation('design');
  const [last, setLast] = useState<{ readonly name: string; readonly outcome: CopyOutcome }>();
  return (
    <DesignSection title={t('helpers.title')} lead={t('helpers.lead')}>
      <div className="helper-groups">
        {Object.entries(helperClasses).map(([group, classes]) => (
          <section key={group} className="card helper-group">
            <h3>{t(`helpers.groups.${group as keyof typeof helperClasses}`)}</h3>
            <ul className="list-unstyled mb-0">
              {classes.map(({ name, sample }) => (
                <li key={name}>
                  <code>{name}</code>
                  <span className="helper-sample" aria-hidden="true">
                    <HelperSample name={name} kind={sample} />
                  </span>
                  <CopyButton
                    text={name}
                    outcome={last?.name === name ? last.outcome : undefined}
                    onOutcome={(outcome) => setLast({ name, outcome })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DesignSection>
  );
}

function HelperSample({ name, kind }: { readonly name: string; readonly kind: 'text' | 'boxes' | 'space' }) {
  const { t } = useTranslation('design');
  if (kind === 'text') return <span className={name}>{t('helpers.sample')}</span>;
  if (kind === 'space') {
    return (
      <span className="helper-space">
        <span className={name}>
          <span />
        </span>
      </span>
    );
  }
  return (
    <span className={clsx('helper-boxes', name)}>
      <span />
      <span />
      <span />
    </span>
  );
}
