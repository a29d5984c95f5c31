import { EntityTotalsCard } from '../../features/dashboards/denhaag/EntityTotalsCard';
import { FeelingCard } from '../../features/dashboards/denhaag/FeelingCard';
import { MostNamedCard } from '../../features/dashboards/denhaag/MostNamedCard';
import type { DemoAbout } from '../frame/demo';
import { sampleReading } from './sampleReading';

export const about = {
  place: 9,
  title: { en: 'What a text says', nl: 'Wat een tekst zegt' },
  when: {
    en: 'When a letter was read by machine: what it names, how often, and how its writer feels.',
    nl: 'Als een brief machinaal gelezen is: wat er genoemd wordt, hoe vaak, en hoe de schrijver zich voelt.',
  },
} as const satisfies DemoAbout;

export default function ReadText() {
  return (
    <div className="row g-3">
      <div className="col-md-6">
        <MostNamedCard reading={sampleReading} />
      </div>
      <div className="col-md-6">
        <FeelingCard reading={sampleReading} />
      </div>
      <div className="col-12">
        <EntityTotalsCard entities={sampleReading.entities.result ?? []} />
      </div>
    </div>
  );
}
