import './connection.scss';
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?glyph';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { announce } from '../../lib/announce';
import { maintenanceFrom, paths } from '../../lib/paths';
import {
  partMissedDismissed,
  selectConnectionState,
  selectIsOutdated,
  selectIsSessionPending,
} from './connectionSlice';

/** What stands in the way of working on, at the foot of every page: no connection, or a page that is out of date. */
export function ConnectionBanners() {
  const connection = useAppSelector(selectConnectionState);
  const isOutdated = useAppSelector(selectIsOutdated);
  const isSessionPending = useAppSelector(selectIsSessionPending);
  const { pathname, search } = useLocation();
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return (
    <div className="connection-banners">
      {connection !== 'up' && pathname !== paths.maintenance && (
        <Banner key={connection} text={t(`connection.${connection}`)}>
          {connection !== 'offline' && (
            <Link to={maintenanceFrom(pathname + search)} className="btn btn-sm btn-outline-secondary">
              {t('connection.status')}
            </Link>
          )}
        </Banner>
      )}
      {isSessionPending && <Banner text={t('connection.session')} />}
      {isOutdated && (
        <Banner text={t('update.text')}>
          <button type="button" className="btn btn-sm btn-primary" onClick={() => window.location.reload()}>
            {t('failure.reload')}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => dispatch(partMissedDismissed())}
          >
            {t('update.later')}
          </button>
        </Banner>
      )}
    </div>
  );
}

function Banner({ text, children }: { text: string; children?: ReactNode }) {
  useEffect(() => announce(text, 'assertive'), [text]);
  return (
    <section className="connection-banner" aria-label={text}>
      <Icon glyph={cloudSlash} />
      <p>{text}</p>
      {children}
    </section>
  );
}
