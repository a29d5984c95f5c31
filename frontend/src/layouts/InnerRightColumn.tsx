import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AsidePanelOutlet } from '../components/AsidePanel';
import { AppKeyboardShortcuts } from './AppKeyboardShortcuts';
import { OnThisPage } from './OnThisPage';

/** Beside the page, where the screen has room, and else below it: the page's own aside, its headings, the keys to know. */
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
