import bell from 'bootstrap-icons/icons/bell.svg?glyph';
import { Icon } from '../../components/Icon';

/** What happened, and how much of it was not read yet. */
export default function NotificationsMenu() {
  return (
    <button type="button" className="btn btn-icon" aria-label="Notifications">
      <Icon glyph={bell} />
    </button>
  );
}
