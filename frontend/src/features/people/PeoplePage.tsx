import { useAppSelector } from '../../app/hooks';
import { selectSessionStatus } from '../session/sessionSlice';
import { PeopleForAdmins } from './PeopleForAdmins';
import { PeopleForOthers } from './PeopleForOthers';
import { useMayManagePeople } from './useMayManagePeople';
import './people.scss';

/** The people with an account and their roles, for admins; others read how to ask for access. */
export default function PeoplePage() {
  const status = useAppSelector(selectSessionStatus);
  const mayManage = useMayManagePeople();
  return mayManage ? <PeopleForAdmins /> : <PeopleForOthers isUnknown={status === 'unknown'} />;
}
