import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { onReachable } from '../cloud/reachability';
import { ErrorNotice } from '../components/ErrorNotice';
import { useTakeover } from '../documents/useTakeover';
import { selectConnectionState } from '../features/connection/public/connection';
import { isChunkLoadError } from '../lib/chunkLoadError';
import { pageAt } from '../navigation/pages';
import { useAppSelector } from './hooks';
import { forgetComponent } from './loadedComponents';
import { loadPage } from './pageModules';

/**
 * Replaces a page that failed: the layout around it keeps working, and the page can be retried. A page whose code could
 * not be loaded is retried automatically when the connection is back.
 */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  const isPart = isChunkLoadError((error ?? {}) as Error);
  const isMissing = useAppSelector(selectConnectionState) !== 'up' && isPart;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => {
    const page = pageAt(pathname);
    if (page) forgetComponent(loadPage(page));
    navigate({ pathname, search, hash }, { replace: true });
  };
  const onConnected = useEffectEvent(retry);
  useTakeover();
  useEffect(() => (isPart ? onReachable(() => onConnected()) : undefined), [isPart]);
  return <ErrorNotice error={error} outlook={isMissing ? t('failure.missing') : undefined} onRetry={retry} />;
}
