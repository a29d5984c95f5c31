import { useRef, useState } from 'react';
import { Button, CloseButton } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 8,
  formerAnchor: 'on-picture',
  title: { en: 'On an image, and close button', nl: 'Op een afbeelding, en sluitknop' },
  when: {
    en: 'Light, its outline and the white close button belong on a ground that is dark in both themes; nowhere else.',
    nl: 'Light, de versie met rand en de witte sluitknop horen op een ondergrond die in beide thema’s donker is; nergens anders.',
  },
} as const satisfies DemoAbout;

export default function OnImage() {
  const text = useTexts(texts);
  const [isOpen, setOpen] = useState(true);
  const [isReserved, setReserved] = useState(false);
  const [isKept, setKept] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      {isOpen && (
        <div className="buttons-on-picture mb-3">
          <div className="d-flex align-items-start justify-content-between gap-3">
            <h3>{text.title}</h3>
            <CloseButton variant="white" aria-label={text.close} onClick={close} />
          </div>
          <p role="status">{isReserved ? text.reserved : text.offer}</p>
          <div className="d-flex flex-wrap gap-2">
            <Button color="light" onClick={() => setReserved(!isReserved)}>
              {isReserved ? text.release : text.reserve}
            </Button>
            <Button color="light" outline active={isKept} aria-pressed={isKept} onClick={() => setKept(!isKept)}>
              {text.keep}
            </Button>
          </div>
        </div>
      )}
      <Button innerRef={opener} color="secondary" outline aria-disabled={isOpen} onClick={() => setOpen(true)}>
        {text.show}
      </Button>
    </>
  );
}

const texts = {
  en: {
    title: 'An evening on the canal',
    offer: 'Two hours by boat, from the Bemuurde Weerd to Ledig Erf.',
    reserve: 'Reserve two places',
    reserved: 'Two places are kept for you until 18:00.',
    release: 'Give the places back',
    keep: 'Keep for later',
    close: 'Close the offer',
    show: 'Show the offer again',
  },
  nl: {
    title: 'Een avond op de gracht',
    offer: 'Twee uur varen, van de Bemuurde Weerd tot het Ledig Erf.',
    reserve: 'Twee plaatsen reserveren',
    reserved: 'Tot 18.00 uur houden we twee plaatsen voor u vrij.',
    release: 'Plaatsen teruggeven',
    keep: 'Bewaren voor later',
    close: 'Aanbod sluiten',
    show: 'Aanbod weer tonen',
  },
};
