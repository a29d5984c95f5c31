import check from 'bootstrap-icons/icons/check-circle.svg?glyph';
import danger from 'bootstrap-icons/icons/exclamation-octagon.svg?glyph';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import { ListGroup, ListGroupItem } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  formerAnchor: 'meanings',
  title: { en: 'Contextual colours', nl: 'Kleuren met een betekenis' },
  when: {
    en: 'A report of what went well and what did not. The icon says what the colour says.',
    nl: 'Een verslag van wat goed ging en wat niet. Het pictogram zegt wat de kleur zegt.',
  },
} as const satisfies DemoAbout;

export default function ContextualColours() {
  const text = useTexts(texts);
  return (
    <ListGroup>
      {lines.map(({ color, icon }) => (
        <ListGroupItem key={color} color={color} className="d-flex gap-2 align-items-baseline">
          <Icon icon={icon} label={text[color].kind} />
          <span>{text[color].line}</span>
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

const lines = [
  { color: 'success', icon: check },
  { color: 'warning', icon: warning },
  { color: 'danger', icon: danger },
] as const;

const texts = {
  en: {
    success: { kind: 'Done', line: '1,204 rentals imported' },
    warning: { kind: 'Look at this', line: '12 rentals without a country' },
    danger: { kind: 'Failed', line: '3 rows with an arrival after the departure were left out' },
  },
  nl: {
    success: { kind: 'Gelukt', line: '1.204 verhuringen geïmporteerd' },
    warning: { kind: 'Kijk hiernaar', line: '12 verhuringen zonder land' },
    danger: { kind: 'Mislukt', line: '3 rijen met een aankomst na het vertrek zijn overgeslagen' },
  },
};
