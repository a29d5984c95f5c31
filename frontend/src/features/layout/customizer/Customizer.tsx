import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { defineLazy, LazyComponent } from '../../../components/LazyComponent';
import { type FocusMark, hasMovedOn } from '../../../lib/focusMark';
import { selectIsSignedIn } from '../../session/public/session';
import { layoutChanged, layoutReset, selectLayout } from '../layoutSlice';
import { ColourSetting } from './ColourSetting';
import { customizerButtonId } from './CustomizerButton';
import './customizer.scss';
import { clsx } from 'clsx';
import { DensitySetting } from './DensitySetting';
import { NavigationSetting } from './NavigationSetting';
import { SwitchSetting } from './SwitchSetting';

const accentSetting = defineLazy(() => import('./AccentSetting'), ['settings']);

export interface CustomizerProps {
  readonly isOpen: boolean;
  /** Set when the user opened the panel, to move the focus into it; null when it was open after a reload. */
  readonly opened: FocusMark | null;
}

/** The layout settings, which apply immediately. The page beside the panel stays usable, and shows their effect. */
export default function Customizer({ isOpen, opened }: CustomizerProps) {
  const { t } = useTranslation('customizer');
  const dispatch = useAppDispatch();
  const { systemTheme } = useAppSelector(selectLayout);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpen && opened && !hasMovedOn(opened)) panel.current?.querySelector('h2')?.focus();
  }, [isOpen, opened]);

  const close = () => {
    dispatch(layoutChanged({ customizerOpen: false }));
    document.getElementById(customizerButtonId)?.focus();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement, body } = document;
    const isHere = panel.current?.contains(activeElement) || activeElement?.id === customizerButtonId;
    if (event.key === 'Escape' && (isHere || activeElement === body)) close();
  });
  // Not on the panel, which has the focus a moment after it is seen.
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isOpen]);

  return (
    <aside
      ref={panel}
      className={clsx('customizer', isOpen && 'open')}
      aria-labelledby="customizer-title"
      inert={!isOpen}
    >
      <header className="customizer-head">
        <h2 id="customizer-title" tabIndex={-1}>
          {t('title')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('close')} onClick={close} />
      </header>
      <div className="customizer-body">
        <fieldset>
          <legend>{t('appearance')}</legend>
          <SwitchSetting name="systemTheme" />
          <SwitchSetting name="darkMode" isIdle={systemTheme} />
          <SwitchSetting name="rightToLeft" />
        </fieldset>
        <fieldset>
          <legend>{t('densityLegend')}</legend>
          <DensitySetting />
        </fieldset>
        <fieldset>
          <legend>{t('colours')}</legend>
          <div className="customizer-accent">{isOpen && <LazyComponent part={accentSetting} props={{}} />}</div>
          <ColourSetting name="topbarColour" />
          <ColourSetting name="sidebarColour" />
        </fieldset>
        <fieldset>
          <legend>{t('navigation')}</legend>
          <NavigationSetting />
        </fieldset>
        <fieldset>
          <legend>{t('page')}</legend>
          <SwitchSetting name="fixedTopbar" />
          <SwitchSetting name="fixedSidebar" />
          <SwitchSetting name="innerRightPart" />
        </fieldset>
      </div>
      <footer className="customizer-foot">
        <button type="button" className="btn btn-outline-secondary w-100" onClick={() => dispatch(layoutReset())}>
          {t('reset')}
        </button>
        <p>{t(isSignedIn ? 'savedInAccount' : 'saved')}</p>
      </footer>
    </aside>
  );
}
