import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, Form, Input, Label } from 'reactstrap';
import { Steps } from '../../components/Steps';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'in-history',
  title: { en: 'Steps in the URL', nl: 'Stappen in de URL' },
  when: {
    en: 'When people will press the browser’s Back: each step is an entry in the history. A step that is not there yet, or is not a number, opens the furthest one there is.',
    nl: 'Als mensen op Terug in de browser zullen drukken: elke stap staat in de geschiedenis. Een stap die er nog niet is, of geen getal is, opent de verste die er wel is.',
  },
} as const satisfies DemoAbout;

const names = ['where', 'what', 'when'] as const;

export default function StepsInUrl() {
  const text = useTexts(texts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const [answers, setAnswers] = useState({ where: '', what: '', when: '' });
  const [isSent, setSent] = useState(false);

  const firstOpen = names.findIndex((name) => !answers[name]);
  const furthest = firstOpen < 0 ? names.length - 1 : firstOpen;
  const asked = Number.parseInt(parameters.get('repair') ?? '1', 10) - 1;
  const step = asked >= 0 && asked <= furthest ? asked : furthest;
  const name = names[step] ?? 'where';

  const go = (step: number, replace = false) =>
    setParameters({ repair: String(step + 1) }, { replace, preventScrollReset: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step < names.length - 1) return go(step + 1);
    setSent(true);
    setAnswers({ where: '', what: '', when: '' });
    go(0);
  };
  // The URL names the step that is shown: one that is not there yet would open while an answer is typed.
  useEffect(() => {
    if (asked !== step) go(step, true);
  });
  // Focus the heading on any change of step, by button or browser history.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);

  return (
    <Form onSubmit={submit} onChange={() => setSent(false)}>
      <Steps
        label={text.label}
        current={step}
        steps={names.map((name, index) => ({
          label: text.steps[name],
          isDone: index < step,
          onGo: index <= furthest ? () => go(index) : undefined,
        }))}
      />
      <h3 ref={heading} tabIndex={-1} id={`${id}-question`} className="mb-2">
        <span className="visually-hidden">{text.place(step + 1, names.length)} </span>
        {text.questions[name]}
      </h3>
      <Label for={`${id}-${name}`} className="visually-hidden">
        {text.questions[name]}
      </Label>
      <Input
        key={name}
        id={`${id}-${name}`}
        required
        autoComplete="off"
        value={answers[name]}
        onChange={(event) => setAnswers({ ...answers, [name]: event.target.value })}
        className="mb-3"
      />
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary">
          {step < names.length - 1 ? text.next : text.send}
        </Button>
        <span role="status">{isSent && step === 0 && text.sent}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    label: 'Steps of the repair',
    place: (step: number, count: number) => `Step ${step} of ${count}:`,
    steps: { where: 'Where', what: 'What', when: 'When' },
    questions: {
      where: 'In which house is it?',
      what: 'What is broken?',
      when: 'When may somebody come in?',
    },
    next: 'Continue',
    send: 'Report repair',
    sent: 'Reported. Somebody will call today.',
  },
  nl: {
    label: 'Stappen van de reparatie',
    place: (step: number, count: number) => `Stap ${step} van ${count}:`,
    steps: { where: 'Waar', what: 'Wat', when: 'Wanneer' },
    questions: {
      where: 'In welk huis is het?',
      what: 'Wat is er stuk?',
      when: 'Wanneer mag er iemand naar binnen?',
    },
    next: 'Verder',
    send: 'Reparatie melden',
    sent: 'Gemeld. Er belt vandaag iemand.',
  },
};
