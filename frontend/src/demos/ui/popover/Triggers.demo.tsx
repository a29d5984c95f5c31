import { useId } from 'react';
import { Button, PopoverBody, PopoverHeader, UncontrolledPopover } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Triggers, for text only', nl: 'Triggers, voor alleen tekst' },
  when: {
    en: 'When nothing in it can be pressed: a longer tooltip with a heading. It shows by a press, by the focus, or by the pointer too.',
    nl: 'Als er niets in te drukken valt: een langere hulptekst met een kop. Hij verschijnt door een klik, door de focus, of ook door de muis.',
  },
  controls: {
    trigger: { kind: 'choice', options: ['click', 'legacy', 'focus', 'hover focus'], value: 'legacy' },
  },
} as const satisfies DemoAbout;

export default function Triggers({ trigger }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  return (
    <>
      <Button id={`${id}-opener`} color="secondary" outline aria-describedby={id}>
        {text.open}
      </Button>
      <UncontrolledPopover
        key={trigger}
        id={id}
        target={`${id}-opener`}
        container="inline"
        trigger={trigger}
        placement="bottom"
        placementPrefix="bs-popover"
        offset={[0, 8]}
        fade={false}
      >
        <PopoverHeader>{text.title}</PopoverHeader>
        <PopoverBody>{text.explanation}</PopoverBody>
      </UncontrolledPopover>
    </>
  );
}

const texts = {
  en: {
    open: 'Why two versions?',
    title: 'Somebody was faster',
    explanation: 'You and a colleague changed Belgium at the same time. Both versions are kept until you choose.',
  },
  nl: {
    open: 'Waarom twee versies?',
    title: 'Iemand was sneller',
    explanation: 'U en een collega wijzigden België tegelijk. Beide versies blijven bewaard tot u kiest.',
  },
};
