import { useAppSelector } from '../../app/hooks';
import { useCan } from '../session/public/permissions';
import { selectSessionStatus } from '../session/public/session';
import { PeopleForAdmins } from './PeopleForAdmins';
import { PeopleForOthers } from './PeopleForOthers';
import './people.scss';

/** Who has an account, and what they may do. Admins change it; others read how to ask for it. */
export default function PeoplePage() {
  const status = useAppSelector(selectSessionStatus);
  const mayManage = useCan('administer', 'Person') ?? false;
  return mayManage ? <PeopleForAdmins /> : <PeopleForOthers isUnknown={status === 'unknown'} />;
}
