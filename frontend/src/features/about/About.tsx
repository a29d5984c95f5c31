import './about.scss';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { version } from '../../../../package.json';
import { regionName, stageName } from '../../cloud/configure';
import { useHydrated } from '../../lib/useHydrated';
import { LicenceList } from './LicenceList';
import { ServiceHealth } from './ServiceHealth';

/** About: what Polder is, its build and stage, the health of its services, and the licences of its dependencies. */
export function About() {
  const { t } = useTranslation(['about', 'layout']);
  // The built document is the same for every stage and build: it has placeholders for these, filled here.
  const isHydrated = useHydrated();
  const known = (value: () => string) => (isHydrated ? value() : '\u00a0');
  return (
    <div className="about-page">
      <header>
        <h1>{t('layout:pages.about')}</h1>
        <p className="text-secondary prose mb-0">{t('lead')}</p>
      </header>
      <div className="about-cards">
        <section className="card" aria-labelledby="about-build">
          <div className="card-body">
            <h2 id="about-build">{t('build.title')}</h2>
            <dl className="about-facts">
              <Fact name={t('build.version')} value={version} />
              <Fact name={t('build.build')} value={known(() => buildName() ?? t('build.unbuilt'))} />
              <Fact name={t('build.stage')} value={known(stageName)} />
              <Fact name={t('build.region')} value={known(regionName)} />
            </dl>
            <p className="about-note">{t('build.note')}</p>
            <Link className="btn btn-outline-secondary" to="/sample-pages/starterkit">
              {t('build.carryOn')}
            </Link>
          </div>
        </section>
        <ServiceHealth />
      </div>
      <LicenceList />
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** The build's hash, from the name of its first file; null where the sources are served. */
function buildName(): string | null {
  const first = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.src;
  return /-([\w-]{8})\.js$/.exec(first ?? '')?.[1] ?? null;
}
