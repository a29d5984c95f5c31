import moon from 'bootstrap-icons/icons/moon-stars.svg?glyph';
import sun from 'bootstrap-icons/icons/sun.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Icon } from '../components/Icon';
import { layoutChanged, selectDarkMode } from '../features/layout/public/settings';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const darkMode = useAppSelector(selectDarkMode);
  const label = t(darkMode ? 'useLightTheme' : 'useDarkTheme');
  return (
    <button
      type="button"
      className="btn btn-icon theme-toggle"
      aria-label={label}
      title={label}
      onClick={() => dispatch(layoutChanged({ darkMode: !darkMode, systemTheme: false }))}
    >
      <Icon icon={darkMode ? sun : moon} />
    </button>
  );
}
