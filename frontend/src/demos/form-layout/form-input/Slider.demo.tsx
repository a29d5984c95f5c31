import './form-input.scss';
import { useId, useState } from 'react';
import { Input, Label } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Range slider', nl: 'Schuifregelaar' },
  when: {
    en: 'When roughly is near enough, and the effect is in sight: a filter, a volume, a zoom. Where the number matters, a field beside it takes it exactly.',
    nl: 'Als ongeveer goed genoeg is, en het effect te zien is: een filter, een volume, een zoom. Waar het getal telt, neemt een veld ernaast het precies.',
  },
  controls: {
    step: { kind: 'choice', options: ['1', '50', '250'], value: '50' },
    ticks: { kind: 'switch', value: true },
    disabled: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

const [min, max] = [500, 3000];

export default function Slider({ step, ticks, disabled }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [rent, setRent] = useState(1500);
  const [typed, setTyped] = useState(String(rent));
  const change = (value: number) => {
    const next = Math.min(Math.max(value || min, min), max);
    setRent(next);
    setTyped(String(next));
  };
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <div className="d-flex align-items-start gap-3">
        <div className="flex-grow-1">
          <Input
            id={id}
            type="range"
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            aria-valuetext={text.rent(number(rent))}
            value={rent}
            onChange={(event) => change(event.target.valueAsNumber)}
          />
          {ticks && (
            <div className="slider-ticks" aria-hidden="true">
              {[500, 1000, 1500, 2000, 2500, 3000].map((tick) => (
                <span key={tick}>{number(tick)}</span>
              ))}
            </div>
          )}
        </div>
        <Input
          type="number"
          className="w-auto"
          aria-label={text.exactly}
          min={min}
          max={max}
          disabled={disabled}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => change(Number(typed))}
        />
      </div>
      <output htmlFor={id} className="d-block mt-2">
        {text.found(number(rent), Math.round((rent - min) / 100))}
      </output>
    </>
  );
}

const texts = {
  en: {
    label: 'Rent a month at most',
    exactly: 'Rent a month at most, exactly',
    rent: (rent: string) => `${rent} euros a month`,
    found: (rent: string, count: number) => `${count === 1 ? '1 house' : `${count} houses`} up to € ${rent} a month.`,
  },
  nl: {
    label: 'Huur per maand, hooguit',
    exactly: 'Huur per maand, hooguit, precies',
    rent: (rent: string) => `${rent} euro per maand`,
    found: (rent: string, count: number) => `${count === 1 ? '1 huis' : `${count} huizen`} tot € ${rent} per maand.`,
  },
};
