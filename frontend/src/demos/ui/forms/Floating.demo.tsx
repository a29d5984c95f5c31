import { useId } from 'react';
import { FormGroup, Input, Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  title: { en: 'Floating labels', nl: 'Zwevende labels' },
  when: {
    en: 'In a short form of fields that everybody knows. The label moves up when something is typed, and is never gone.',
    nl: 'In een kort formulier met velden die iedereen kent. Het label schuift omhoog zodra er iets staat, en verdwijnt nooit.',
  },
} as const satisfies DemoAbout;

export default function Floating() {
  const text = useTexts(texts);
  const id = useId();
  return (
    <div className="forms-narrow">
      <FormGroup floating>
        <Input id={`${id}-email`} type="email" placeholder=" " autoComplete="off" />
        <Label for={`${id}-email`}>{text.email}</Label>
      </FormGroup>
      <FormGroup floating>
        <Input id={`${id}-city`} type="select" defaultValue="Utrecht">
          <option>Rotterdam</option>
          <option>Utrecht</option>
        </Input>
        <Label for={`${id}-city`}>{text.city}</Label>
      </FormGroup>
      <FormGroup floating noMargin>
        <Input id={`${id}-wishes`} type="textarea" placeholder=" " rows={3} className="h-auto" />
        <Label for={`${id}-wishes`}>{text.wishes}</Label>
      </FormGroup>
    </div>
  );
}

const texts = {
  en: { email: 'Email', city: 'City', wishes: 'Wishes' },
  nl: { email: 'E-mailadres', city: 'Stad', wishes: 'Wensen' },
};
