import { useId, useState } from 'react';
import { Button, Collapse } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'loads-when-opened',
  title: { en: 'Open and close events', nl: 'Gebeurtenissen bij openen en sluiten' },
  when: {
    en: 'When the content is expensive to render, or something has to happen afterwards: the panel reports the start and the end of its transition.',
    nl: 'Als de inhoud duur is om te maken, of er iets op moet volgen: het paneel zegt wanneer het begint te bewegen en wanneer het klaar is.',
  },
} as const satisfies DemoAbout;

export default function Events() {
  const text = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [phase, setPhase] = useState<keyof typeof text.phases>('closed');
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button color="secondary" outline aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {text.history}
        </Button>
        <span role="status">{text.phases[phase]}</span>
      </div>
      <Collapse
        id={id}
        isOpen={isOpen}
        mountOnEnter
        unmountOnExit
        onEntering={() => setPhase('opening')}
        onEntered={() => setPhase('open')}
        onExiting={() => setPhase('closing')}
        onExited={() => setPhase('closed')}
      >
        <ol className="mb-0 pt-3">
          {text.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ol>
      </Collapse>
    </>
  );
}

const texts = {
  en: {
    history: 'Changes to this rental',
    phases: { closed: 'Not loaded', opening: 'Opening…', open: '3 changes', closing: 'Closing…' },
    changes: ['Asked for by Sofia Lindqvist', 'Price changed to €145', 'Paid'],
  },
  nl: {
    history: 'Wijzigingen van deze verhuring',
    phases: { closed: 'Niet geladen', opening: 'Gaat open…', open: '3 wijzigingen', closing: 'Gaat dicht…' },
    changes: ['Aangevraagd door Sofia Lindqvist', 'Prijs gewijzigd in € 145', 'Betaald'],
  },
};
