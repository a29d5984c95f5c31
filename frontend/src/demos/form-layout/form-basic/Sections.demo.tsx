import { type FormEvent, useId, useState } from 'react';
import { Button, Col, Form, FormGroup, FormText, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Sections', nl: 'Secties' },
  when: {
    en: 'More than seven fields: groups with a name, one below the other. Most fields are needed, so the few that are not are the ones marked.',
    nl: 'Meer dan zeven velden: groepen met een naam, onder elkaar. De meeste velden zijn nodig, dus de paar die dat niet zijn krijgen een teken.',
  },
} as const satisfies DemoAbout;

export default function Sections() {
  const text = useTexts(texts);
  const id = useId();
  const [isSent, setSent] = useState(false);
  const [differs, setDiffers] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <Form onSubmit={submit} onChange={() => setSent(false)} className="d-grid gap-4">
      <fieldset>
        <legend className="h3 mb-3">{text.guest}</legend>
        <Row className="g-3">
          <Col sm={6}>
            <Label for={`${id}-name`}>{text.name}</Label>
            <Input id={`${id}-name`} autoComplete="name" required />
          </Col>
          <Col sm={6}>
            <Label for={`${id}-phone`}>
              {text.phone} <FormText>{text.optional}</FormText>
            </Label>
            <Input id={`${id}-phone`} type="tel" autoComplete="tel" />
          </Col>
        </Row>
      </fieldset>
      <fieldset>
        <legend className="h3 mb-3">{text.invoice}</legend>
        <FormGroup check className="mb-3">
          <Input
            id={`${id}-differs`}
            type="checkbox"
            checked={differs}
            aria-expanded={differs}
            aria-controls={`${id}-company`}
            onChange={(event) => setDiffers(event.target.checked)}
          />
          <Label for={`${id}-differs`} check>
            {text.differs}
          </Label>
        </FormGroup>
        <div id={`${id}-company`} hidden={!differs}>
          <Row className="g-3">
            <Col sm={6}>
              <Label for={`${id}-organisation`}>{text.company}</Label>
              <Input id={`${id}-organisation`} autoComplete="organization" required={differs} />
            </Col>
            <Col sm={6}>
              <Label for={`${id}-reference`}>
                {text.reference} <FormText>{text.optional}</FormText>
              </Label>
              <Input id={`${id}-reference`} autoComplete="off" />
            </Col>
          </Row>
        </div>
      </fieldset>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary">
          {text.book}
        </Button>
        <span role="status">{isSent && (differs ? text.toCompany : text.toGuest)}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    guest: 'Guest',
    name: 'Name',
    phone: 'Phone',
    optional: '(optional)',
    invoice: 'Invoice',
    differs: 'A company pays',
    company: 'Company',
    reference: 'Reference',
    book: 'Book',
    toGuest: 'Booked. The invoice goes to the guest.',
    toCompany: 'Booked. The invoice goes to the company.',
  },
  nl: {
    guest: 'Gast',
    name: 'Naam',
    phone: 'Telefoon',
    optional: '(hoeft niet)',
    invoice: 'Factuur',
    differs: 'Een bedrijf betaalt',
    company: 'Bedrijf',
    reference: 'Kenmerk',
    book: 'Boeken',
    toGuest: 'Geboekt. De factuur gaat naar de gast.',
    toCompany: 'Geboekt. De factuur gaat naar het bedrijf.',
  },
};
