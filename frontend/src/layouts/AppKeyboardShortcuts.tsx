import { useTranslation } from 'react-i18next';
import { useIsApple } from '../lib/platform';

/** Keyboard shortcuts of every page. */
export function AppKeyboardShortcuts() {
  const { t } = useTranslation('layout');
  const isApple = useIsApple();
  return (
    <section aria-labelledby="shell-shortcuts">
      <h2 id="shell-shortcuts" className="inner-right-title">
        {t('keys.title')}
      </h2>
      <dl className="shell-keys">
        <dt>{t('keys.palette')}</dt>
        <dd>
          <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
        </dd>
        <dt>{t('keys.skip')}</dt>
        <dd>
          <kbd>Tab</kbd>
        </dd>
        <dt>{t('keys.move')}</dt>
        <dd>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dd>
        <dt>{t('keys.close')}</dt>
        <dd>
          <kbd>Esc</kbd>
        </dd>
      </dl>
    </section>
  );
}
