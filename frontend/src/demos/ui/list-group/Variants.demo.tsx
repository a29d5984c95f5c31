import { ListGroup, ListGroupItem } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'looks',
  title: { en: 'Numbered, horizontal and flush', nl: 'Genummerd, horizontaal en zonder rand' },
  when: {
    en: 'Numbered when the order matters, horizontal when there are few and they are short, flush inside something that has an edge already.',
    nl: 'Genummerd als de volgorde telt, horizontaal als het er weinig zijn en kort, aansluitend in iets dat al een rand heeft.',
  },
  controls: {
    numbered: { kind: 'switch', value: true },
    horizontal: { kind: 'choice', options: ['no', 'always', 'md'], value: 'no' },
    flush: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Variants({ numbered, horizontal, flush }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <ListGroup
      tag={numbered ? 'ol' : 'ul'}
      numbered={numbered}
      horizontal={horizontal === 'md' ? 'md' : horizontal === 'always'}
      flush={flush}
    >
      {text.steps.map((step) => (
        <ListGroupItem key={step}>{step}</ListGroupItem>
      ))}
    </ListGroup>
  );
}

const texts = {
  en: { steps: ['Choose a file', 'Check the columns', 'Import'] },
  nl: { steps: ['Kies een bestand', 'Controleer de kolommen', 'Importeer'] },
};
