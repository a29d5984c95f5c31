import type { ReactNode } from 'react';
import { ArrangeButton } from './arrangement/ArrangeButton';
import type { ArrangementControl } from './arrangement/useArrangement';
import './dashboards.scss';

export interface DashboardFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** Missing while there are no cards to arrange. */
  readonly arrangement?: ArrangementControl | undefined;
  /** What the dashboard shows, for example live data or a sample. */
  readonly status?: ReactNode;
  /** Other actions on the dashboard as a whole. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The common layout of the dashboards: title, subtitle and actions above the cards. */
export function DashboardFrame({ title, subtitle, arrangement, status, actions, children }: DashboardFrameProps) {
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
        <div className="dashboard-actions">
          {status}
          {arrangement && <ArrangeButton arrangement={arrangement} />}
          {actions}
        </div>
      </header>
      {children}
    </div>
  );
}
