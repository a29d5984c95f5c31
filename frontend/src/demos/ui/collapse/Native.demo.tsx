import { useId } from 'react';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Native details element', nl: 'Het element details van de browser' },
  when: {
    en: 'For text where nothing else depends on what is open. The browser opens it, also when somebody searches the page; with the same name, only one stays open.',
    nl: 'Tekst waarbij niets anders hoeft te weten wat openstaat. De browser opent het, ook als iemand in de pagina zoekt; dezelfde naam laat er één open.',
  },
} as const satisfies DemoAbout;

export default function Native() {
  const text = useTexts(texts);
  const name = useId();
  return text.map(({ title, rule }) => (
    <details key={title} name={name} className="details">
      <summary>{title}</summary>
      <p>{rule}</p>
    </details>
  ));
}

const texts = {
  en: [
    { title: 'Quiet', rule: 'From ten in the evening; canals carry sound.' },
    { title: 'Waste', rule: 'On Tuesday and Friday, in the container by the bridge.' },
    { title: 'Bicycles', rule: 'Inside the courtyard, never against the railings of the bridge.' },
  ],
  nl: [
    { title: 'Rust', rule: 'Vanaf tien uur ’s avonds; over het water klinkt alles door.' },
    { title: 'Afval', rule: 'Op dinsdag en vrijdag, in de container bij de brug.' },
    { title: 'Fietsen', rule: 'Op de binnenplaats, nooit tegen de brugleuning.' },
  ],
};
