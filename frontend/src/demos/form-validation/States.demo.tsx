import { useId } from 'react';
import { Form, FormFeedback, FormGroup, Input, InputGroup, InputGroupText, Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 8,
  title: { en: 'Validation states', nl: 'Validatietoestanden' },
  when: {
    en: 'To see what valid and invalid give each element. A message as a tooltip takes no room, and covers what is below: for dense forms only.',
    nl: 'Om te zien wat valid en invalid elk element geven. Een melding als tooltip kost geen ruimte, maar bedekt wat eronder staat: alleen voor dichte formulieren.',
  },
  controls: {
    state: { kind: 'choice', options: ['none', 'valid', 'invalid'], value: 'invalid' },
    tooltip: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function States({ state, tooltip }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const mark = { valid: state === 'valid', invalid: state === 'invalid', 'aria-describedby': `${id}-message` };
  const feedback = state !== 'none' && (
    <FormFeedback valid={state === 'valid'} tooltip={tooltip}>
      {text.feedback[state]}
    </FormFeedback>
  );
  return (
    <Form className="row g-3">
      <div className="col-sm-6 position-relative">
        <Label for={`${id}-text`}>{text.city}</Label>
        <Input {...mark} id={`${id}-text`} defaultValue="Delft" />
        {feedback}
      </div>
      <div className="col-sm-6 position-relative">
        <Label for={`${id}-select`}>{text.kind}</Label>
        <Input {...mark} id={`${id}-select`} type="select">
          {text.kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </Input>
        {feedback}
      </div>
      <div className="col-sm-6 position-relative">
        <Label for={`${id}-rent`}>{text.rent}</Label>
        <InputGroup className="has-validation">
          <InputGroupText>€</InputGroupText>
          <Input {...mark} id={`${id}-rent`} inputMode="numeric" defaultValue="1450" />
          {feedback}
        </InputGroup>
      </div>
      <div className="col-sm-6 position-relative">
        <Label for={`${id}-file`}>{text.contract}</Label>
        <Input {...mark} id={`${id}-file`} type="file" />
        {feedback}
      </div>
      <div className="col-12 position-relative">
        <Label for={`${id}-notes`}>{text.notes}</Label>
        <Input {...mark} id={`${id}-notes`} type="textarea" rows={2} defaultValue={text.note} />
        {feedback}
      </div>
      <FormGroup tag="fieldset" className="col-sm-6 mb-0">
        <legend className="col-form-label pt-0 fw-medium">{text.key}</legend>
        {text.keys.map((key, index) => (
          <FormGroup key={key} check className="mb-1">
            <Input {...mark} type="radio" name={`${id}-key`} id={`${id}-${index}`} defaultChecked={index === 0} />
            <Label for={`${id}-${index}`} check>
              {key}
            </Label>
          </FormGroup>
        ))}
      </FormGroup>
      <div className="col-sm-6 d-grid gap-2 align-content-start">
        <FormGroup check className="mb-0">
          <Input {...mark} type="checkbox" id={`${id}-permit`} />
          <Label for={`${id}-permit`} check>
            {text.permit}
          </Label>
        </FormGroup>
        <FormGroup switch className="mb-0">
          <Input {...mark} type="switch" role="switch" id={`${id}-listed`} defaultChecked />
          <Label for={`${id}-listed`} check>
            {text.listed}
          </Label>
        </FormGroup>
      </div>
      <p id={`${id}-message`} className="visually-hidden">
        {state !== 'none' && text.feedback[state]}
      </p>
    </Form>
  );
}

const texts = {
  en: {
    city: 'City',
    kind: 'Kind',
    kinds: ['Canal house', 'Apartment', 'Houseboat'],
    rent: 'Rent a month',
    contract: 'Contract',
    notes: 'Notes',
    note: 'The bicycle shed is shared with number 14.',
    key: 'Key',
    keys: ['In the box at the door', 'Handed over'],
    permit: 'Permit present',
    listed: 'Listed on the website',
    feedback: { valid: 'Checked by the office.', invalid: 'The office asks for another answer.' },
  },
  nl: {
    city: 'Stad',
    kind: 'Soort',
    kinds: ['Grachtenpand', 'Appartement', 'Woonboot'],
    rent: 'Huur per maand',
    contract: 'Contract',
    notes: 'Notities',
    note: 'De fietsenstalling wordt gedeeld met nummer 14.',
    key: 'Sleutel',
    keys: ['In het kastje bij de deur', 'Persoonlijk overhandigd'],
    permit: 'Vergunning aanwezig',
    listed: 'Op de website',
    feedback: { valid: 'Door kantoor gecontroleerd.', invalid: 'Kantoor vraagt een ander antwoord.' },
  },
};
