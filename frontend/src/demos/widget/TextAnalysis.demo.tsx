import { EntityTotalsCard, SentimentCard, TopEntitiesCard } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { sampleAnalysis } from './sampleAnalysis';

export const about = {
  place: 9,
  formerAnchor: 'read-text',
  title: { en: 'Text analysis', nl: 'Tekstanalyse' },
  when: {
    en: 'When a letter was read by machine: what it names, how often, and how its writer feels.',
    nl: 'Als een brief machinaal gelezen is: wat er genoemd wordt, hoe vaak, en hoe de schrijver zich voelt.',
  },
} as const satisfies DemoAbout;

export default function TextAnalysis() {
  return (
    <div className="row g-3">
      <div className="col-md-6">
        <TopEntitiesCard analysis={sampleAnalysis} />
      </div>
      <div className="col-md-6">
        <SentimentCard analysis={sampleAnalysis} />
      </div>
      <div className="col-12">
        <EntityTotalsCard entities={sampleAnalysis.entities.result ?? []} />
      </div>
    </div>
  );
}
