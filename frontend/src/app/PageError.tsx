import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorNotice } from '../components/ErrorNotice';
import { forgetPage } from './Page';
import { routeAt } from './routes';

/** In place of a page that failed: the layout around it goes on working, and the page can be tried again. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => {
    const route = routeAt(pathname);
    if (route) forgetPage(route);
    navigate({ pathname, search, hash }, { replace: true });
  };
  return <ErrorNotice error={error} onRetry={retry} />;
}
