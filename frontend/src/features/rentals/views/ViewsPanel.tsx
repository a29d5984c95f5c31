import bookmark from 'bootstrap-icons/icons/bookmark.svg?glyph';
import { useTranslation } from 'react-i18next';
import { defineLazy, LazyComponent, usePreload } from '../../../components/LazyComponent';
import { PanelButton } from '../table/PanelButton';
import type { Views } from './useViews';

const form = defineLazy(() => import('./ViewsForm'));
const parts = [form];

/** Saves the current list under a name, and shows saved ones. */
export function ViewsPanel({ views }: { readonly views: Views }) {
  const { t } = useTranslation('rentals');
  const { current, isChanged } = views;
  usePreload(parts);
  const note = current && isChanged && <span className="view-changed">{t('views.changed')}</span>;
  return (
    <PanelButton icon={bookmark} label={current?.name ?? t('views.button')} note={note}>
      {(close) => <LazyComponent part={form} props={{ views, onClose: close }} />}
    </PanelButton>
  );
}
