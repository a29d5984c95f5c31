import { useMemo, useState } from 'react';
import { countryTotals, Filling, MapCard, type Measure, useRegionName } from '../../../features/dashboards/public/map';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { useSampleRentals } from '../../useSampleRentals';

export const about = {
  place: 1,
  title: { en: 'Choropleth', nl: 'Choropleet' },
  when: {
    en: 'When the pattern over the world is the finding. Choose a country by click or Enter; see the table, or save the map, from its corner.',
    nl: 'Als het patroon over de wereld de bevinding is. Kies een land met een klik of Enter; de tabel en het opslaan van de kaart vindt u in de hoek.',
  },
} as const satisfies DemoAbout;

export default function Choropleth() {
  const text = useTexts(texts);
  const nameOf = useRegionName();
  const rentals = useSampleRentals();
  const [measure, setMeasure] = useState<Measure>('population');
  const [chosen, setChosen] = useState<string | null>(null);
  const totals = useMemo(() => countryTotals(rentals, measure), [rentals, measure]);
  return (
    <>
      <Filling value={rentals.length === 0}>
        <MapCard
          totals={totals}
          measure={measure}
          onMeasure={setMeasure}
          chosen={chosen}
          onChoose={(code) => setChosen(code === chosen ? null : code)}
        />
      </Filling>
      <p role="status" className="mt-2">
        {chosen ? text.chosen(nameOf(chosen)) : text.none}
      </p>
    </>
  );
}

const texts = {
  en: { chosen: (country: string) => `Chosen: ${country}`, none: 'No country chosen' },
  nl: { chosen: (country: string) => `Gekozen: ${country}`, none: 'Geen land gekozen' },
};
