import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn, selectSessionStatus } from '../session/public/session';
import { ActivityForGuests } from './ActivityForGuests';
import { RentalActivity } from './RentalActivity';
import './activity.scss';

/** What happened to rentals, newest first: for everybody with an account. */
export default function ActivityPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isUnknown = useAppSelector(selectSessionStatus) === 'unknown';
  return isSignedIn ? <RentalActivity /> : <ActivityForGuests isUnknown={isUnknown} />;
}
