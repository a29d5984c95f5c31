import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function ActivityHeader({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('activity');
  return (
    <header className="activity-header">
      <div>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {children}
    </header>
  );
}
