import { LoadFailure, SampleBanner, SyncStatus } from '../rentals/public/state';
import { DashboardFrame, type DashboardFrameProps } from './DashboardFrame';
import type { DashboardRentals } from './useDashboardRentals';

export interface RentalsDashboardProps extends Omit<DashboardFrameProps, 'status'> {
  readonly shown: DashboardRentals;
}

/** A dashboard of rentals: says whether they are live, the sample, or could not be loaded. */
export function RentalsDashboard({ shown, children, ...frame }: RentalsDashboardProps) {
  return (
    <DashboardFrame {...frame} status={<SyncStatus />}>
      {shown.isSample && !shown.isMissing && <SampleBanner />}
      <LoadFailure />
      {children}
    </DashboardFrame>
  );
}
