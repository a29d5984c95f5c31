import type { ReactNode } from 'react';
import './dashboards.scss';

interface DashboardFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** What can be done with the dashboard as a whole. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What the dashboards have in common: what each is called and about, above its cards. */
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
