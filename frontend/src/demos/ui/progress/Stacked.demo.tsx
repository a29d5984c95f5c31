import { clsx } from 'clsx';
import { useId } from 'react';
import { Progress } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Stacked bars', nl: 'Gestapelde balken' },
  when: {
    en: 'When parts make a whole. The legend says in figures what the bar shows.',
    nl: 'Als delen samen een geheel zijn. De legenda zegt in getallen wat de balk laat zien.',
  },
} as const satisfies DemoAbout;

export default function Stacked() {
  const text = useTexts(texts);
  const { percent } = useFormats();
  const id = useId();
  return (
    <>
      <h3 className="mb-2">{text.title}</h3>
      <Progress multi className="progress-tall">
        {parts.map(({ name, share }) => (
          <Progress
            key={name}
            bar
            className={marks[name]}
            value={share * 100}
            barAriaLabelledBy={id + name}
            barAriaValueText={percent(share)}
          />
        ))}
      </Progress>
      <ul className="progress-legend">
        {parts.map(({ name, share }) => (
          <li key={name}>
            <span className={clsx('progress-legend-mark', marks[name])} />
            <span id={id + name}>{text[name]}</span> {percent(share)}
          </li>
        ))}
      </ul>
    </>
  );
}

const parts = [
  { name: 'photographs', share: 0.46 },
  { name: 'contracts', share: 0.18 },
  { name: 'imports', share: 0.09 },
] as const;

const marks = { photographs: 'progress-data-1', contracts: 'progress-data-3', imports: 'progress-data-5' };

const texts = {
  en: { title: 'File space', photographs: 'Photographs', contracts: 'Contracts', imports: 'Imports' },
  nl: { title: 'Bestandsruimte', photographs: 'Foto’s', contracts: 'Contracten', imports: 'Imports' },
};
