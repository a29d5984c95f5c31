import eye from 'bootstrap-icons/icons/eye.svg?glyph';
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?glyph';
import { useId, useState } from 'react';
import { Button, Col, Input, InputGroup, InputGroupText, Label, Row } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'groups',
  title: { en: 'Input groups', nl: 'Veldgroepen' },
  when: {
    en: 'A unit that is always the same stands with the field, and so does the one button that works on it.',
    nl: 'Een eenheid die altijd hetzelfde is staat bij het veld, en de ene knop die erop werkt ook.',
  },
  controls: {
    size: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
  },
} as const satisfies DemoAbout;

export default function InputGroups({ size }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [code, setCode] = useState('4071');
  const [isShown, setShown] = useState(false);
  return (
    <Row className="g-3">
      <Col md="6">
        <Label for={`${id}-price`}>{text.price}</Label>
        <InputGroup size={size}>
          <InputGroupText aria-hidden>€</InputGroupText>
          <Input id={`${id}-price`} inputMode="decimal" defaultValue="145" aria-describedby={`${id}-unit`} />
          <InputGroupText id={`${id}-unit`}>{text.unit}</InputGroupText>
        </InputGroup>
      </Col>
      <Col md="6">
        <Label for={`${id}-code`}>{text.code}</Label>
        <InputGroup size={size}>
          <Input
            id={`${id}-code`}
            type={isShown ? 'text' : 'password'}
            inputMode="numeric"
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            color="secondary"
            outline
            aria-label={text.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon icon={isShown ? eyeSlash : eye} />
          </Button>
        </InputGroup>
      </Col>
    </Row>
  );
}

const texts = {
  en: { price: 'Price', unit: 'a night', code: 'Code of the key box', show: 'Show the code' },
  nl: { price: 'Prijs', unit: 'per nacht', code: 'Code van het sleutelkastje', show: 'De code tonen' },
};
