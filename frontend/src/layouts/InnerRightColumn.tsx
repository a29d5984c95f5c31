import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { InnerRightPlace } from '../components/InnerRightPart';
import { OnThisPage } from './OnThisPage';
import { ShellShortcuts } from './ShellShortcuts';

/** Beside the page, where the screen has room, and else below it: the page's own aside, its headings, the keys to know. */
export default function InnerRightColumn({ page }: { readonly page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('layout');
  return (
    <aside className="inner-right" aria-label={t('innerRight')}>
      <InnerRightPlace />
      <OnThisPage page={page} />
      <ShellShortcuts />
    </aside>
  );
}
