import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PeopleHeaderProps {
  /** How many there are. */
  readonly summary: string;
  readonly children: ReactNode;
}

export function PeopleHeader({ summary, children }: PeopleHeaderProps) {
  const { t } = useTranslation('people');
  return (
    <header className="people-header">
      <div>
        <h1>{t('title')}</h1>
        <p>
          <bdi>{summary}</bdi>
        </p>
      </div>
      {children}
    </header>
  );
}
