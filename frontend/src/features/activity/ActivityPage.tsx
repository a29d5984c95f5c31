import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn, selectSessionStatus } from '../session/public/session';
import { ActivityForGuests } from './ActivityForGuests';
import { RentalActivity } from './RentalActivity';
import './activity.scss';

/** The changes of all rentals, newest first; for all signed-in users. */
export default function ActivityPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isUnknown = useAppSelector(selectSessionStatus) === 'unknown';
  return isSignedIn ? <RentalActivity /> : <ActivityForGuests isUnknown={isUnknown} />;
}
