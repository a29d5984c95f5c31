import { clsx } from 'clsx';
import { Badge } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Status', nl: 'Status' },
  when: {
    en: 'Where the reader scans a list for the one that needs attention: one word, in the colour of its meaning.',
    nl: 'Als de lezer in een lijst zoekt naar wat aandacht nodig heeft: één woord, in de kleur van zijn betekenis.',
  },
  controls: {
    color: {
      kind: 'choice',
      options: ['primary', 'secondary', 'success', 'info', 'warning', 'danger'],
      value: 'success',
    },
    square: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Status({ color, square }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <p className="d-flex align-items-baseline gap-2">
      <strong className="text-nowrap">Herengracht 401</strong>
      <span className="text-truncate">{text.stay}</span>
      <Badge color={`${color}-subtle`} className={clsx(`text-${color}-emphasis`, square && 'rounded-1')}>
        {text[color]}
      </Badge>
    </p>
  );
}

const texts = {
  en: {
    stay: 'Sofia Lindqvist, 4 nights',
    primary: 'New',
    secondary: 'Draft',
    success: 'Paid',
    info: 'Checked in',
    warning: 'Payment due',
    danger: 'Cancelled',
  },
  nl: {
    stay: 'Sofia Lindqvist, 4 nachten',
    primary: 'Nieuw',
    secondary: 'Concept',
    success: 'Betaald',
    info: 'Ingecheckt',
    warning: 'Nog te betalen',
    danger: 'Geannuleerd',
  },
};
