import { GroupMenus } from './navigation/GroupMenus';
import { Navigation } from './navigation/Navigation';

/** The navigation as a column beside the page: whole, or as icons. On narrow screens CSS leaves it to the drawer. */
export function Sidebar({ isMini }: { readonly isMini: boolean }) {
  return <div className="sidebar">{isMini ? <GroupMenus placement="beside" /> : <Navigation />}</div>;
}
