import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { onReachable } from '../cloud/reachability';
import { ErrorNotice } from '../components/ErrorNotice';
import { useTakeover } from '../documents/useTakeover';
import { selectConnectionState } from '../features/connection/public/connection';
import { isChunkLoadError } from '../lib/chunkLoadError';
import type { LayoutName } from '../navigation/page';
import { pageAt } from '../navigation/pages';
import { useAppSelector } from './hooks';
import { layouts } from './layouts';
import { forgetComponent } from './loadedComponents';
import { loadPage } from './pageModules';

export interface PageErrorProps {
  /** The layout whose place it takes, where that failed and not a page in it. */
  readonly layout?: LayoutName;
}

/**
 * Replaces a page that failed: the layout around it keeps working, and the page can be retried. A page whose code could
 * not be loaded is retried automatically when the connection is back.
 */
export function PageError({ layout }: PageErrorProps) {
  const error = useRouteError();
  const { t } = useTranslation('common');
  const isPart = isChunkLoadError((error ?? {}) as Error);
  const isMissing = useAppSelector(selectConnectionState) !== 'up' && isPart;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => {
    const page = pageAt(pathname);
    if (page) forgetComponent(loadPage(page));
    if (layout) forgetComponent(layouts[layout]);
    navigate({ pathname, search, hash }, { replace: true });
  };
  const onConnected = useEffectEvent(retry);
  useTakeover();
  useEffect(() => (isPart ? onReachable(() => onConnected()) : undefined), [isPart]);
  return <ErrorNotice error={error} outlook={isMissing ? t('failure.missing') : undefined} onRetry={retry} />;
}
