import list from 'bootstrap-icons/icons/list.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Icon } from '../components/Icon';
import { layoutChanged, selectLayout } from '../features/layout/public/settings';

/** Opens the navigation drawer on small screens; switches between full and mini sidebar on others. */
export function NavigationToggle() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const { mobileSidebar, miniSidebar, horizontalLayout } = useAppSelector(selectLayout);
  const label = t(miniSidebar ? 'widenNavigation' : 'narrowNavigation');
  return (
    <>
      <button
        type="button"
        className="btn btn-icon d-lg-none"
        aria-label={t('openNavigation')}
        aria-expanded={mobileSidebar}
        onClick={() => dispatch(layoutChanged({ mobileSidebar: true }))}
      >
        <Icon icon={list} />
      </button>
      {!horizontalLayout && (
        <button
          type="button"
          className="btn btn-icon navigation-size d-none d-lg-inline-flex"
          aria-label={label}
          title={label}
          onClick={() => dispatch(layoutChanged({ miniSidebar: !miniSidebar }))}
        >
          <Icon icon={list} />
        </button>
      )}
    </>
  );
}
