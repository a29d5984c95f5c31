import './gallery.scss';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterPills } from '../../../components/FilterPills';
import { useUpdateSearchParams } from '../../../components/useUpdateSearchParams';
import { PageSource } from '../../frame/PageSource';
import { Lightbox } from './Lightbox';
import { pageSources } from './pageSources';
import { type City, cities, type Scene, scenes } from './scenes';

/** Polder's pictures, by city, with a lightbox. Filter and open picture are in the URL. */
export default function GalleryPage() {
  const { t } = useTranslation(['gallery', 'layout']);
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const city = cities.find((one) => one === parameters.get('city'));
  const found = scenes.filter((scene) => !city || scene.city === city);
  const place = found.findIndex(({ id }) => id === parameters.get('picture'));

  const show = (changes: { city?: City | null; picture?: Scene['id'] | null }) =>
    updateSearchParams(changes, { replace: true });
  const shown = found[place];
  return (
    <div className="gallery-page">
      <header>
        <h1>{t('layout:pages.gallery')}</h1>
        <p className="text-secondary prose mb-0">{t('lead')}</p>
      </header>
      <FilterPills
        label={t('filter')}
        pills={(['all', ...cities] as const).map((name) => ({
          name,
          label: t(`cities.${name}`),
          count: scenes.filter((scene) => name === 'all' || scene.city === name).length,
        }))}
        chosen={city ?? 'all'}
        onChoose={(chosen) => show({ city: chosen === 'all' ? null : chosen, picture: null })}
      />
      <ul className="gallery-pictures">
        {found.map(({ id, Drawing }) => (
          <li key={id}>
            <button type="button" onClick={() => show({ picture: id })} aria-haspopup="dialog">
              <svg className="gallery-scene" viewBox="0 0 240 160" aria-hidden="true">
                <Drawing />
              </svg>
              <span>{t(`scenes.${id}.title`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Lightbox
          shown={shown}
          place={place + 1}
          count={found.length}
          onStep={(step) => show({ picture: found[(place + step + found.length) % found.length]?.id ?? null })}
          onClose={() => show({ picture: null })}
        />
      )}
      <PageSource sources={pageSources} />
    </div>
  );
}
