import { Navigation } from './Navigation';

/** The navigation as a column beside the page; on narrow screens CSS leaves it to the drawer. */
export function Sidebar() {
  return (
    <div className="sidebar d-none d-lg-block">
      <Navigation />
    </div>
  );
}
