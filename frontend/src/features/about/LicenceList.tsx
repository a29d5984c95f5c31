import chevron from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { SearchField } from '../../components/SearchField';
import { Spinner } from '../../components/Spinner';
import { useErrorText } from '../../components/useErrorText';
import { licenceGroups } from './licenceGroups';
import { fetchLicences, type Licence } from './licences';

type Loaded = readonly Licence[] | 'loading' | 'notBuilt' | { readonly error: unknown };

const isList = (licences: Loaded): licences is readonly Licence[] => Array.isArray(licences);
const hasFailed = (licences: Loaded): licences is { readonly error: unknown } =>
  typeof licences === 'object' && 'error' in licences;

/** The licences of the website's dependencies. */
export function LicenceList() {
  const { t } = useTranslation('about');
  const errorText = useErrorText();
  const [licences, setLicences] = useState<Loaded>('loading');
  const [asked, setAsked] = useState(0);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fetches again
  useEffect(() => {
    setLicences('loading');
    fetchLicences().then(
      // Hundreds of rows: drawn in pieces, between which the page answers keys and presses.
      (list) => startTransition(() => setLicences(list ?? 'notBuilt')),
      (error: unknown) => setLicences({ error }),
    );
  }, [asked]);

  const found = useMemo(
    () =>
      isList(licences)
        ? licences.filter(({ name, identifier = '' }) => `${name} ${identifier}`.toLowerCase().includes(wanted))
        : [],
    [licences, wanted],
  );
  return (
    <section aria-labelledby="about-licences">
      <h2 id="about-licences">{t('licences.title')}</h2>
      <p className="text-secondary prose">{t('licences.lead')}</p>
      {licences === 'loading' && (
        <div className="about-licences-place">
          <Spinner />
        </div>
      )}
      {licences === 'notBuilt' && <p>{t('licences.notBuilt')}</p>}
      {hasFailed(licences) && (
        <p role="alert">
          {t('licences.failed')} {errorText(licences.error)}{' '}
          <button type="button" className="btn btn-link p-0" onClick={() => setAsked(asked + 1)}>
            {t('licences.retry')}
          </button>
        </p>
      )}
      {isList(licences) && (
        <>
          <div className="about-search">
            <SearchField label={t('licences.search')} value={search} onChange={setSearch} />
            <p role="status">{t('licences.count', { count: found.length, all: licences.length })}</p>
          </div>
          {licenceGroups(found).map(({ identifier, packages }) => (
            <LicenceGroup
              key={identifier}
              title={identifier || t('licences.unnamed')}
              packages={packages}
              isSearched={wanted !== ''}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface LicenceGroupProps {
  readonly title: string;
  readonly packages: readonly Licence[];
  /** What was searched for is shown at once. */
  readonly isSearched: boolean;
}

/** The packages under one licence, folded: most people ask which licences there are. */
function LicenceGroup({ title, packages, isSearched }: LicenceGroupProps) {
  const { t } = useTranslation('about');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="about-licence-group"
      open={isSearched || isOpen}
      onToggle={({ currentTarget: { open } }) => !isSearched && setOpen(open)}
    >
      <summary>
        <Icon icon={chevron} />
        <bdi>{title}</bdi>
        <span className="about-licence-count">{t('licences.packages', { count: packages.length })}</span>
      </summary>
      <ul className="about-licences">
        {packages.map((licence) => (
          <LicenceRow key={`${licence.name}@${licence.version}`} licence={licence} />
        ))}
      </ul>
    </details>
  );
}

function LicenceRow({ licence: { name, version, text } }: { readonly licence: Licence }) {
  const { t } = useTranslation('about');
  const title = (
    <>
      <bdi className="about-package">{name}</bdi>
      <bdi className="text-secondary tabular">{version}</bdi>
    </>
  );
  if (!text) return <li className="about-licence">{title}</li>;
  return (
    <li>
      <details>
        <summary className="about-licence">
          {title}
          <Icon icon={chevron} />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard */}
        <section dir="ltr" tabIndex={0} aria-label={t('licences.of', { name })}>
          <pre>{text}</pre>
        </section>
      </details>
    </li>
  );
}
