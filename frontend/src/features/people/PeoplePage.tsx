import { useAppSelector } from '../../app/hooks';
import { useCan } from '../session/public/permissions';
import { selectSession } from '../session/public/session';
import { PeopleForAdmins } from './PeopleForAdmins';
import { PeopleForOthers } from './PeopleForOthers';
import './people.scss';

/** The people with an account and their roles, for admins; others read how to ask for access. */
export default function PeoplePage() {
  const { status, sub } = useAppSelector(selectSession);
  const mayManage = useCan('administer', 'Person') ?? false;
  // Another admin is not asked what this one was.
  return mayManage ? <PeopleForAdmins key={sub} /> : <PeopleForOthers isUnknown={status === 'unknown'} />;
}
