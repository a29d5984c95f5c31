import { useId, useState } from 'react';
import { Col, Form, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'address',
  title: { en: 'Field widths', nl: 'Veldbreedtes' },
  when: {
    en: 'An address as Dutch people write it: postcode and number first, and they say the rest. 3011 HE 12 and 2611 CA 75 are known here; what was found can be changed.',
    nl: 'Een adres zoals wij het schrijven: eerst postcode en nummer, die zeggen de rest. 3011 HE 12 en 2611 CA 75 zijn hier bekend; wat gevonden is kunt u veranderen.',
  },
} as const satisfies DemoAbout;

const known: Record<string, { street: string; city: string }> = {
  '3011HE': { street: 'Maaskade', city: 'Rotterdam' },
  '2611CA': { street: 'Oude Delft', city: 'Delft' },
};

const empty = { postcode: '', number: '', addition: '', street: '', city: '' };

export default function FieldWidths() {
  const text = useTexts(texts);
  const id = useId();
  const [address, setAddress] = useState(empty);
  const [isFound, setFound] = useState(false);
  const change = (name: keyof typeof empty, value: string) => {
    const changed = { ...address, [name]: value };
    const place = known[changed.postcode.replaceAll(' ', '').toUpperCase()];
    const looksUp = Boolean(place && changed.number && (name === 'postcode' || name === 'number'));
    setFound(looksUp);
    setAddress(looksUp ? { ...changed, ...place } : changed);
  };
  const fields = [
    { name: 'postcode', columns: { xs: 5, md: 3 }, autoComplete: 'postal-code' },
    { name: 'number', columns: { xs: 4, md: 2 }, autoComplete: 'off', inputMode: 'numeric' },
    { name: 'addition', columns: { xs: 3, md: 2 }, autoComplete: 'off' },
    { name: 'street', columns: { xs: 12, md: 7 }, autoComplete: 'address-line1' },
    { name: 'city', columns: { xs: 12, md: 5 }, autoComplete: 'address-level2' },
  ] as const;
  return (
    <Form>
      <Row className="g-3">
        {fields.map(({ name, columns, ...field }) => (
          <Col key={name} {...columns}>
            <Label for={`${id}-${name}`}>{text.labels[name]}</Label>
            <Input
              {...field}
              id={`${id}-${name}`}
              value={address[name]}
              onChange={(event) => change(name, event.target.value)}
            />
          </Col>
        ))}
      </Row>
      <p role="status" className="form-text mt-3 mb-0">
        {isFound ? text.found(address.street, address.city) : text.hint}
      </p>
    </Form>
  );
}

const texts = {
  en: {
    labels: { postcode: 'Postcode', number: 'Number', addition: 'Suffix', street: 'Street', city: 'City' },
    hint: 'Postcode and number fill in street and city.',
    found: (street: string, city: string) => `Found: ${street}, ${city}.`,
  },
  nl: {
    labels: { postcode: 'Postcode', number: 'Nummer', addition: 'Toev.', street: 'Straat', city: 'Plaats' },
    hint: 'Postcode en nummer vullen straat en plaats in.',
    found: (street: string, city: string) => `Gevonden: ${street}, ${city}.`,
  },
};
