import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { isRunningLocally } from '../../cloud/configure';
import { inTime, shortLimit } from '../../cloud/timeLimit';
import { Spinner } from '../../components/Spinner';
import { useHydrated } from '../../lib/useHydrated';
import { selectSessionStatus } from '../session/public/session';
import { type Service, services } from './services';

type Answer =
  | { readonly state: 'asking' }
  | { readonly state: 'well'; readonly milliseconds: number }
  | { readonly state: 'silent' };

/** The health of each cloud service, checked when the page opens and on request. */
export function ServiceHealth() {
  const { t, i18n } = useTranslation('about');
  const isHydrated = useHydrated();
  const status = useAppSelector(selectSessionStatus);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [asked, setAsked] = useState(0);
  const isAccount = status === 'signedIn';
  const isOpen = useCallback((service: Service) => isAccount || !service.isForAccounts, [isAccount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button checks again
  useEffect(() => {
    if (status === 'unknown') return;
    let isWanted = true;
    for (const service of services.filter(isOpen)) {
      const tell = (answer: Answer) => isWanted && setAnswers((answers) => ({ ...answers, [service.name]: answer }));
      tell({ state: 'asking' });
      const start = performance.now();
      inTime(shortLimit, service.ask).then(
        () => tell({ state: 'well', milliseconds: performance.now() - start }),
        () => tell({ state: 'silent' }),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [asked, status, isOpen]);

  const isAsking = services.some(({ name }) => answers[name]?.state === 'asking');
  const outcomeOf = (service: Service) => {
    if (!isOpen(service)) return <span className="text-secondary">{t('health.accountsOnly')}</span>;
    const answer = answers[service.name] ?? { state: 'asking' };
    if (answer.state === 'asking') return <span className="text-secondary">{t('health.asking')}</span>;
    if (answer.state === 'silent') return <span className="badge text-bg-danger">{t('health.silent')}</span>;
    const time = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(answer.milliseconds);
    return (
      <>
        <span className="badge text-bg-success">{t('health.well')}</span>
        <bdi className="about-time">{t('health.time', { time })}</bdi>
      </>
    );
  };
  return (
    <section className="card" aria-labelledby="about-health">
      <div className="card-body">
        <h2 id="about-health">{t('health.title')}</h2>
        <dl className="about-facts" aria-live="polite" aria-busy={isAsking}>
          {services.map((service) => (
            <div key={service.name}>
              <dt>{t(`health.services.${service.name}`)}</dt>
              <dd>{outcomeOf(service)}</dd>
            </div>
          ))}
        </dl>
        <p className="about-note">{t('health.notAsked')}</p>
        <div className="d-flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={isAsking}
            onClick={() => !isAsking && setAsked(asked + 1)}
          >
            {isAsking && <Spinner />}
            {t('health.again')}
          </button>
          {isHydrated && isRunningLocally() && (
            <a className="btn btn-link" href="/_local/health">
              {t('health.local')}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
