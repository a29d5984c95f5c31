import { Card, CardBody, CardText, CardTitle } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'meanings',
  title: { en: 'Variants', nl: 'Varianten' },
  when: {
    en: 'When the state of the whole card matters more than what is in it. A tint, never a solid colour: the words stay legible in both themes.',
    nl: 'Als de toestand van de hele kaart belangrijker is dan de inhoud. Een tint, nooit een volle kleur: de woorden blijven in beide thema’s leesbaar.',
  },
  controls: {
    color: { kind: 'choice', options: ['primary', 'success', 'info', 'warning', 'danger'], value: 'warning' },
  },
} as const satisfies DemoAbout;

export default function Variants({ color }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <Card color={`${color}-subtle`} className="card-narrow">
      <CardBody className={`text-${color}-emphasis`}>
        <CardTitle tag="h3">{text[color].title}</CardTitle>
        <CardText>{text[color].story}</CardText>
      </CardBody>
    </Card>
  );
}

const texts = {
  en: {
    primary: { title: 'Next import', story: 'Tonight at 02:00, from the channel manager.' },
    success: { title: 'All paid', story: 'The 118 stays of this month are paid.' },
    info: { title: 'Tourist tax', story: 'The rate in Den Haag changes on 1 January.' },
    warning: { title: '12 without a country', story: 'They stay out of the map until they have one.' },
    danger: { title: 'Booked twice', story: 'Two guests have Lange Voorhout 34 on 14 May.' },
  },
  nl: {
    primary: { title: 'Volgende import', story: 'Vannacht om 02.00 uur, vanuit de channelmanager.' },
    success: { title: 'Alles betaald', story: 'De 118 verblijven van deze maand zijn betaald.' },
    info: { title: 'Toeristenbelasting', story: 'Het tarief in Den Haag verandert op 1 januari.' },
    warning: { title: '12 zonder land', story: 'Zolang dat zo is, ontbreken ze op de kaart.' },
    danger: { title: 'Dubbel geboekt', story: 'Twee gasten hebben op 14 mei Lange Voorhout 34.' },
  },
};
