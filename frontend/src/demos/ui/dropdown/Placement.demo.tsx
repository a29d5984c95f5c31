import { useState } from 'react';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { usePageTheme } from '../../../components/usePageTheme';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Placement', nl: 'Plaatsing' },
  when: {
    en: 'Down as a rule, up at the foot of a page, sideways in a narrow column. Without room there, it flips to the other side.',
    nl: 'Meestal naar beneden, naar boven onder aan een pagina, opzij in een smalle kolom. Is er geen plaats, dan draait het vanzelf.',
  },
  controls: {
    direction: { kind: 'choice', options: ['down', 'up', 'start', 'end'], value: 'down' },
    end: { kind: 'switch', value: false },
    size: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
    dark: { kind: 'switch', value: false },
    disabled: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Placement({ direction, end, size, dark, disabled }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const [city, setCity] = useState('Utrecht');
  // reactstrap treats start as left and end as right.
  const sideways = { start: 'end', end: 'start' } as const;
  const isSideways = direction === 'start' || direction === 'end';
  return (
    <div className="text-center">
      <UncontrolledDropdown
        className="d-inline-block"
        direction={rightToLeft && isSideways ? sideways[direction] : direction}
        size={size}
        disabled={disabled}
      >
        <DropdownToggle color="secondary" outline caret size={size} disabled={disabled}>
          {text.city(city)}
        </DropdownToggle>
        <DropdownMenu dark={dark} end={isSideways ? end : end !== rightToLeft} aria-label={text.cities}>
          {['Utrecht', 'Rotterdam', 'Amsterdam', 'Den Haag'].map((name) => (
            <DropdownItem key={name} onClick={() => setCity(name)}>
              {name}
            </DropdownItem>
          ))}
        </DropdownMenu>
      </UncontrolledDropdown>
    </div>
  );
}

const texts = {
  en: { cities: 'Cities', city: (name: string) => `City: ${name}` },
  nl: { cities: 'Steden', city: (name: string) => `Stad: ${name}` },
};
