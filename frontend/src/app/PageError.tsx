import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorNotice } from '../components/ErrorNotice';
import { selectIsOutdated } from '../features/connection/connectionSlice';
import { isPartFailure } from '../lib/partFailure';
import { useAppSelector } from './hooks';
import { forgetComponent } from './loadedComponents';
import { loadPage, routeAt } from './routes';

/** In place of a page that failed: the layout around it goes on working, and the page can be tried again. */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation('common');
  // Polder answers, so it is not the network that kept the page away.
  const isOutdated = useAppSelector(selectIsOutdated) && isPartFailure((error ?? {}) as Error);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => {
    const route = routeAt(pathname);
    if (route) forgetComponent(loadPage(route));
    navigate({ pathname, search, hash }, { replace: true });
  };
  return <ErrorNotice error={error} reason={isOutdated ? t('update.text') : undefined} onRetry={retry} />;
}
