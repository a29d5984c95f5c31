import './connection.scss';
import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?glyph';
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?glyph';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { usePageMark } from '../../components/usePageMark';
import { announce } from '../../lib/announce';
import { maintenanceFrom, paths } from '../../lib/paths';
import {
  reloadPutOff,
  selectConnectionState,
  selectHasNewRelease,
  selectIsOutdated,
  selectIsSessionPending,
} from './connectionSlice';

/**
 * A warning at the bottom of every page: no connection, or an outdated page. One at a time: nobody can reload without
 * a connection, and a session that waits for one says so.
 */
export function ConnectionBanners() {
  const connection = useAppSelector(selectConnectionState);
  const isOutdated = useAppSelector(selectIsOutdated);
  const hasNewRelease = useAppSelector(selectHasNewRelease);
  const isSessionPending = useAppSelector(selectIsSessionPending);
  const location = useLocation();
  const { t } = useTranslation('common');
  const isDown = connection !== 'up' && location.pathname !== paths.maintenance;
  usePageMark('banner', isDown || isSessionPending || isOutdated || hasNewRelease);
  const banner = () => {
    if (isSessionPending) return <Banner key="session" text={t('connection.session')} />;
    if (isDown) {
      return (
        <Banner key={connection} text={t(`connection.${connection}`)}>
          {connection !== 'offline' && (
            <Link to={maintenanceFrom(location)} className="btn btn-sm btn-outline-secondary">
              {t('connection.status')}
            </Link>
          )}
        </Banner>
      );
    }
    if (!isOutdated && !hasNewRelease) return null;
    return (
      <Banner
        key={isOutdated ? 'outdated' : 'release'}
        text={t(isOutdated ? 'update.text' : 'update.ready')}
        isQuiet={!isOutdated}
      >
        <ReloadChoice />
      </Banner>
    );
  };
  return <div className="connection-banners">{banner()}</div>;
}

/** The user decides when to reload: the page may contain unsaved work. */
function ReloadChoice() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return (
    <>
      <button type="button" className="btn btn-sm btn-primary" onClick={() => window.location.reload()}>
        {t('failure.reload')}
      </button>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => dispatch(reloadPutOff())}>
        {t('update.later')}
      </button>
    </>
  );
}

interface BannerProps {
  readonly text: string;
  /** Whether nothing is wrong. */
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

function Banner({ text, isQuiet = false, children }: BannerProps) {
  useEffect(() => announce(text, isQuiet ? 'polite' : 'assertive'), [text, isQuiet]);
  return (
    <section className={clsx('connection-banner', isQuiet && 'connection-banner-quiet')} aria-label={text}>
      <Icon icon={isQuiet ? arrowRepeat : cloudSlash} />
      <p>{text}</p>
      {children}
    </section>
  );
}
