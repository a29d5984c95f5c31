import { Toast, ToastBody } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  title: { en: 'Placement', nl: 'Plaatsing' },
  when: {
    en: 'Away from what people are doing, and always in the same corner. Polder has chosen the bottom, at the end of the line.',
    nl: 'Weg van waar iemand mee bezig is, en altijd in dezelfde hoek. Polder koos onderaan, aan het eind van de regel.',
  },
  controls: {
    vertical: { kind: 'choice', options: ['start', 'center', 'end'], value: 'end' },
    horizontal: { kind: 'choice', options: ['start', 'center', 'end'], value: 'end' },
  },
} as const satisfies DemoAbout;

export default function Placement({ vertical, horizontal }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <div className={`toast-window align-items-${vertical} justify-content-${horizontal}`}>
      <Toast fade={false}>
        <ToastBody>{text}</ToastBody>
      </Toast>
    </div>
  );
}

const texts = {
  en: 'The rentals of Rotterdam are up to date.',
  nl: 'De verhuringen van Rotterdam zijn bijgewerkt.',
};
