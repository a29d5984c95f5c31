import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormGroup, Input, InputGroup, InputGroupText, Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'check-in-group',
  title: { en: 'Input group: checkbox or radio button', nl: 'Veldgroep: selectievakje of keuzerondje' },
  when: {
    en: 'When an answer needs a number or a word of its own. The field can be typed in as soon as its choice is made, and not before.',
    nl: 'Als een antwoord een eigen getal of woord nodig heeft. In het veld kunt u typen zodra de keuze gemaakt is, en niet eerder.',
  },
} as const satisfies DemoAbout;

export default function CheckInInputGroup() {
  const text = useTexts(texts);
  const id = useId();
  const limit = useRef<HTMLInputElement>(null);
  const [hasDeposit, setDeposit] = useState(false);
  const [pets, setPets] = useState<'none' | 'some'>('none');
  const [typed, setTyped] = useState('1');
  const count = Math.min(Math.max(Math.trunc(Number(typed)), 1), 9);
  return (
    <>
      <FormGroup>
        <Label for={`${id}-euros`}>{text.deposit}</Label>
        <InputGroup>
          <InputGroupText>
            <Input
              addon
              type="checkbox"
              className="form-check-input mt-0"
              aria-label={text.ask}
              checked={hasDeposit}
              onChange={(event) => setDeposit(event.target.checked)}
            />
          </InputGroupText>
          <Input id={`${id}-euros`} inputMode="numeric" disabled={!hasDeposit} defaultValue="500" />
        </InputGroup>
      </FormGroup>
      <fieldset>
        <legend className="form-label h4 fw-medium">{text.pets}</legend>
        <FormGroup check className="mb-2">
          <Input
            id={`${id}-none`}
            type="radio"
            name={`${id}-pets`}
            checked={pets === 'none'}
            onChange={() => setPets('none')}
          />
          <Label for={`${id}-none`} check>
            {text.none}
          </Label>
        </FormGroup>
        <InputGroup>
          <InputGroupText>
            <Input
              addon
              id={`${id}-some`}
              type="radio"
              className="form-check-input mt-0 me-2"
              name={`${id}-pets`}
              checked={pets === 'some'}
              onChange={() => {
                // Enabled at once, so that it can take the focus.
                flushSync(() => setPets('some'));
                limit.current?.focus();
              }}
            />
            <Label for={`${id}-some`} className="mb-0">
              {text.upTo}
            </Label>
          </InputGroupText>
          <Input
            innerRef={limit}
            type="number"
            min={1}
            max={9}
            aria-label={text.howMany}
            disabled={pets === 'none'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setTyped(String(count))}
          />
        </InputGroup>
      </fieldset>
      <p role="status" className="mt-3">
        {pets === 'none' ? text.noPets : text.somePets(count)} {hasDeposit ? text.withDeposit : text.noDeposit}
      </p>
    </>
  );
}

const texts = {
  en: {
    deposit: 'Deposit, in euros',
    ask: 'Ask for a deposit',
    pets: 'Pets',
    none: 'No pets',
    upTo: 'Up to',
    howMany: 'How many pets at most',
    noPets: 'Pets stay at home.',
    somePets: (count: number) => (count === 1 ? 'One pet may come.' : `Up to ${count} pets may come.`),
    withDeposit: 'A deposit is asked.',
    noDeposit: 'No deposit is asked.',
  },
  nl: {
    deposit: 'Borg, in euro’s',
    ask: 'Borg vragen',
    pets: 'Huisdieren',
    none: 'Geen huisdieren',
    upTo: 'Hooguit',
    howMany: 'Hoeveel huisdieren hooguit',
    noPets: 'Huisdieren blijven thuis.',
    somePets: (count: number) =>
      count === 1 ? 'Er mag één huisdier mee.' : `Er mogen hooguit ${count} huisdieren mee.`,
    withDeposit: 'Er wordt borg gevraagd.',
    noDeposit: 'Er wordt geen borg gevraagd.',
  },
};
