import { GroupMenus } from './navigation/GroupMenus';
import { Navigation } from './navigation/Navigation';

/** The navigation beside the page, in full or as icons. Hidden by CSS on narrow screens, which have the drawer. */
export function Sidebar({ isMini }: { readonly isMini: boolean }) {
  return <div className="sidebar">{isMini ? <GroupMenus placement="beside" /> : <Navigation />}</div>;
}
