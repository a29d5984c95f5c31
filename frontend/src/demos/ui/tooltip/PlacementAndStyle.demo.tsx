import { useId, useRef } from 'react';
import { Button } from 'reactstrap';
import { Hint } from '../../../components/Hint';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'place-and-look',
  title: { en: 'Placement, delay and style', nl: 'Plaatsing, vertraging en stijl' },
  when: {
    en: 'Where it covers least. Near an edge of the window it flips to the other side.',
    nl: 'Waar hij het minst bedekt. Bij een rand van het scherm gaat hij vanzelf naar de andere kant.',
  },
  controls: {
    placement: { kind: 'choice', options: ['top', 'right', 'bottom', 'left', 'auto'], value: 'top' },
    delay: { kind: 'range', min: 0, max: 1000, step: 250, value: 0 },
    hideArrow: { kind: 'switch', value: false },
    attention: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function PlacementAndStyle({
  placement,
  delay,
  hideArrow,
  attention,
}: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="text-center">
      <Button innerRef={button} color="secondary" outline aria-describedby={id}>
        {text.sync}
      </Button>
      <Hint
        id={id}
        target={button}
        placement={placement}
        delay={delay}
        hideArrow={hideArrow}
        className={attention ? 'tooltip-attention' : undefined}
      >
        {text.last}
      </Hint>
    </div>
  );
}

const texts = {
  en: { sync: 'Synchronise', last: 'Last done 3 minutes ago' },
  nl: { sync: 'Synchroniseren', last: 'Laatst gedaan: 3 minuten geleden' },
};
