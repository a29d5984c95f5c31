import type { ReactNode } from 'react';
import './dashboards.scss';

interface DashboardFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** Actions on the dashboard as a whole. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The common layout of the dashboards: title, subtitle and actions above the cards. */
export function DashboardFrame({ title, subtitle, actions, children }: DashboardFrameProps) {
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
        <div className="dashboard-actions">{actions}</div>
      </header>
      {children}
    </div>
  );
}
