import { useId, useState } from 'react';
import { Button, CloseButton, Input, Label, Offcanvas, OffcanvasBody } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 8,
  formerAnchor: 'at-the-side',
  title: { en: 'Offcanvas', nl: 'Zijpaneel (offcanvas)' },
  when: {
    en: 'When the page should stay in view while you choose, such as filters on a phone: a panel from an edge.',
    nl: 'Als de pagina in beeld moet blijven tijdens het kiezen, zoals filters op een telefoon: een paneel vanaf een rand.',
  },
  controls: {
    direction: { kind: 'choice', options: ['start', 'end', 'top', 'bottom'], value: 'end' },
    backdrop: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function OffcanvasPanel({ direction, backdrop }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(text.cities);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="secondary" outline onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <p className="mt-3">{chosen.length > 0 ? chosen.join(' · ') : text.none}</p>
      <Offcanvas
        key={direction}
        isOpen={isOpen}
        toggle={close}
        direction={direction}
        backdrop={backdrop}
        labelledBy={id}
        aria-modal={backdrop}
        trapFocus={backdrop}
      >
        <div className="offcanvas-header">
          <h2 id={id} className="offcanvas-title">
            {text.title}
          </h2>
          <CloseButton aria-label={text.close} onClick={close} />
        </div>
        <OffcanvasBody className="d-grid gap-2 align-content-start">
          {text.cities.map((city, index) => (
            <div key={city} className="form-check">
              <Input
                id={`${id}-${index}`}
                type="checkbox"
                checked={chosen.includes(city)}
                onChange={({ target }) =>
                  setChosen(text.cities.filter((one) => (one === city ? target.checked : chosen.includes(one))))
                }
              />
              <Label for={`${id}-${index}`} check>
                {city}
              </Label>
            </div>
          ))}
        </OffcanvasBody>
      </Offcanvas>
    </>
  );
}

const texts = {
  en: {
    open: 'Filter the cities',
    title: 'Cities',
    cities: ['Amsterdam', 'Den Haag', 'Rotterdam', 'Utrecht'],
    none: 'No city chosen.',
    close: 'Close',
  },
  nl: {
    open: 'Steden filteren',
    title: 'Steden',
    cities: ['Amsterdam', 'Den Haag', 'Rotterdam', 'Utrecht'],
    none: 'Geen stad gekozen.',
    close: 'Sluiten',
  },
};
