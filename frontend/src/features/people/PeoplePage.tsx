import { useAppSelector } from '../../app/hooks';
import { useCan } from '../session/public/permissions';
import { selectSessionStatus } from '../session/public/session';
import { PeopleForAdmins } from './PeopleForAdmins';
import { PeopleForOthers } from './PeopleForOthers';
import './people.scss';

/** The people with an account and their roles, for admins; others read how to ask for access. */
export default function PeoplePage() {
  const status = useAppSelector(selectSessionStatus);
  const mayManage = useCan('administer', 'Person') ?? false;
  return mayManage ? <PeopleForAdmins /> : <PeopleForOthers isUnknown={status === 'unknown'} />;
}
