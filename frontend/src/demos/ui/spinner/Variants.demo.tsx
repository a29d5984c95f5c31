import { Spinner } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'kinds',
  title: { en: 'Type, size and colour', nl: 'Soort, maat en kleur' },
  when: {
    en: 'One kind throughout: Polder uses the circle. Its colour is that of the text around it.',
    nl: 'Overal één soort: Polder gebruikt de cirkel. De kleur is die van de tekst eromheen.',
  },
  controls: {
    type: { kind: 'choice', options: ['border', 'grow'], value: 'border' },
    size: { kind: 'choice', options: ['sm', 'md'], value: 'md' },
    color: { kind: 'choice', options: ['text', 'primary', 'secondary', 'success', 'danger'], value: 'text' },
  },
} as const satisfies DemoAbout;

export default function Variants({ type, size, color }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <div className="d-flex align-items-center gap-3">
      <Spinner type={type} size={size === 'md' ? undefined : size} color={color === 'text' ? undefined : color}>
        {text}
      </Spinner>
      <span aria-hidden="true">{text}</span>
    </div>
  );
}

const texts = { en: 'Fetching the rentals of Zeeland…', nl: 'Verhuringen van Zeeland ophalen…' };
