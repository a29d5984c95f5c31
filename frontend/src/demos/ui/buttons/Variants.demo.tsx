import { useState } from 'react';
import { Button } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'looks',
  title: { en: 'Variants', nl: 'Varianten' },
  when: {
    en: 'Primary for the one thing to do here, secondary in outline for all else, a colour only where the action has that meaning.',
    nl: 'Primair voor het ene dat hier te doen is, secundair met rand voor de rest, een kleur alleen als de handeling die betekenis heeft.',
  },
  controls: {
    color: {
      kind: 'choice',
      options: ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'link'],
      value: 'primary',
    },
    outline: { kind: 'switch', value: false },
    size: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
    disabled: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Variants({ color, outline, size, disabled }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [count, setCount] = useState(0);
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      <Button color={color} outline={outline} size={size} disabled={disabled} onClick={() => setCount(count + 1)}>
        {text[color]}
      </Button>
      <output>{text.pressed(count)}</output>
    </div>
  );
}

const texts = {
  en: {
    primary: 'Import 240 rentals',
    secondary: 'Save as draft',
    success: 'Confirm payment',
    info: 'See what changed',
    warning: 'Release the dates',
    danger: 'Delete rental',
    link: 'Not now',
    pressed: (count: number) => (count === 1 ? 'Pressed once' : `Pressed ${count} times`),
  },
  nl: {
    primary: '240 verhuringen importeren',
    secondary: 'Als concept opslaan',
    success: 'Betaling bevestigen',
    info: 'Bekijk wat er veranderde',
    warning: 'Datums vrijgeven',
    danger: 'Verhuring verwijderen',
    link: 'Nu niet',
    pressed: (count: number) => `${count} keer ingedrukt`,
  },
};
