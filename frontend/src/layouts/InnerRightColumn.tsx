import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AsidePanelOutlet } from '../components/AsidePanel';
import { AppKeyboardShortcuts } from './AppKeyboardShortcuts';
import { OnThisPage } from './OnThisPage';

/** The page's aside, its headings and keyboard shortcuts: beside the page on wide screens, below it on others. */
export default function InnerRightColumn({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('layout');
  return (
    <aside className="inner-right" aria-label={t('innerRight')}>
      <AsidePanelOutlet />
      <OnThisPage page={page} />
      <AppKeyboardShortcuts />
    </aside>
  );
}
