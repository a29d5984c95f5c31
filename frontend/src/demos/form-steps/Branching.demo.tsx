import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Form, FormGroup, Input, Label } from 'reactstrap';
import { Steps } from '../../components/Steps';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Conditional steps', nl: 'Voorwaardelijke stappen' },
  when: {
    en: 'Show only the steps that apply: a company has one step more, and the indicator shows it immediately. Answers are kept in case the choice changes back.',
    nl: 'Niemand krijgt vragen die hem niet aangaan: een bedrijf heeft een stap meer, en de rij laat dat meteen zien. Wat al ingevuld was blijft, voor als de keuze terugverandert.',
  },
} as const satisfies DemoAbout;

type Answers = Record<'owner' | 'name' | 'company' | 'account', string>;

const stepsFor = ({ owner }: Answers): (keyof Answers)[] =>
  owner === 'company' ? ['owner', 'company', 'name', 'account'] : ['owner', 'name', 'account'];

export default function Branching() {
  const text = useTexts(texts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState<Answers>({ owner: 'person', name: '', company: '', account: '' });
  const [step, setStep] = useState(0);
  const steps = stepsFor(answers);
  const name = steps[step];
  const go = (next: number) => {
    // Drawn at once: the focus does not come a frame later, when a person may be elsewhere.
    flushSync(() => setStep(next));
    heading.current?.focus();
  };
  const answer = (value: string) => name && setAnswers({ ...answers, [name]: value });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(step + 1);
  };
  return (
    <Form onSubmit={submit}>
      <Steps
        label={text.label}
        current={step}
        steps={steps.map((name, index) => ({
          label: text.steps[name],
          isDone: index < step,
          onGo: index < step ? () => go(index) : undefined,
        }))}
      />
      <h3 ref={heading} tabIndex={-1} className="mb-3">
        {name && <span className="visually-hidden">{text.place(step + 1, steps.length)} </span>}
        <span id={`${id}-question`}>
          {name ? text.questions[name] : text.done(answers[answers.owner === 'company' ? 'company' : 'name'])}
        </span>
      </h3>
      {name === 'owner' && (
        <div role="radiogroup" aria-labelledby={`${id}-question`} className="d-flex gap-4 mb-4">
          {(['person', 'company'] as const).map((owner) => (
            <FormGroup key={owner} check className="mb-0">
              <Input
                type="radio"
                name={`${id}-owner`}
                id={`${id}-${owner}`}
                checked={answers.owner === owner}
                onChange={() => answer(owner)}
              />
              <Label for={`${id}-${owner}`} check>
                {text.owners[owner]}
              </Label>
            </FormGroup>
          ))}
        </div>
      )}
      {name && name !== 'owner' && (
        <Input
          key={name}
          required
          aria-labelledby={`${id}-question`}
          autoComplete="off"
          value={answers[name]}
          onChange={(event) => answer(event.target.value)}
          className="mb-4"
        />
      )}
      <div className="d-flex gap-2">
        {step > 0 && (
          <Button color="secondary" outline onClick={() => go(step - 1)}>
            {text.back}
          </Button>
        )}
        {name && (
          <Button type="submit" color="primary">
            {step < steps.length - 1 ? text.next : text.add}
          </Button>
        )}
      </div>
    </Form>
  );
}

const texts = {
  en: {
    label: 'Steps for a new owner',
    place: (step: number, count: number) => `Step ${step} of ${count}:`,
    steps: { owner: 'Owner', company: 'Company', name: 'Contact', account: 'Account' },
    questions: {
      owner: 'Who owns the house?',
      company: 'What is the company called?',
      name: 'Whom do we call?',
      account: 'Where does the rent go?',
    },
    owners: { person: 'A person', company: 'A company' },
    back: 'Back',
    next: 'Continue',
    add: 'Add owner',
    done: (owner: string) => `${owner} is added.`,
  },
  nl: {
    label: 'Stappen voor een nieuwe eigenaar',
    place: (step: number, count: number) => `Stap ${step} van ${count}:`,
    steps: { owner: 'Eigenaar', company: 'Bedrijf', name: 'Contact', account: 'Rekening' },
    questions: {
      owner: 'Van wie is het huis?',
      company: 'Hoe heet het bedrijf?',
      name: 'Wie bellen we?',
      account: 'Waar gaat de huur naartoe?',
    },
    owners: { person: 'Van een persoon', company: 'Van een bedrijf' },
    back: 'Terug',
    next: 'Verder',
    add: 'Eigenaar toevoegen',
    done: (owner: string) => `${owner} is toegevoegd.`,
  },
};
