import { useId, useState } from 'react';
import { Col, Form, FormGroup, Input, Label } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Label sizes', nl: 'Labelmaten' },
  when: {
    en: 'Labels in a separate column have the height of the field beside them, so that the words stand on one line, in each of three sizes.',
    nl: 'Labels in een eigen kolom hebben de hoogte van het veld ernaast, zodat de woorden op één lijn staan, in elk van drie maten.',
  },
  controls: {
    bsSize: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
    labelColumns: { kind: 'range', min: 2, max: 5, value: 3 },
  },
} as const satisfies DemoAbout;

export default function LabelSizes({ bsSize, labelColumns }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [rent, setRent] = useState({ base: '1450', service: '120', parking: '85' });
  const total = Object.values(rent).reduce((sum, part) => sum + (Number(part) || 0), 0);
  const size = bsSize === 'md' ? {} : { bsSize };
  const labelSize = bsSize === 'md' ? {} : { size: bsSize };
  return (
    <Form>
      {(['base', 'service', 'parking'] as const).map((part) => (
        <FormGroup row key={part} className="mb-2">
          <Label for={`${id}-${part}`} sm={labelColumns} {...labelSize}>
            {text.parts[part]}
          </Label>
          <Col sm={12 - labelColumns}>
            <Input
              {...size}
              id={`${id}-${part}`}
              inputMode="numeric"
              autoComplete="off"
              value={rent[part]}
              onChange={(event) => setRent({ ...rent, [part]: event.target.value })}
            />
          </Col>
        </FormGroup>
      ))}
      <FormGroup row className="mb-0">
        <Label for={`${id}-total`} sm={labelColumns} {...labelSize}>
          {text.total}
        </Label>
        <Col sm={12 - labelColumns}>
          <Input {...size} id={`${id}-total`} tag="output" plaintext>
            € {number(total)}
          </Input>
        </Col>
      </FormGroup>
    </Form>
  );
}

const texts = {
  en: { parts: { base: 'Rent', service: 'Service costs', parking: 'Parking' }, total: 'Together a month' },
  nl: { parts: { base: 'Huur', service: 'Servicekosten', parking: 'Parkeren' }, total: 'Samen per maand' },
};
