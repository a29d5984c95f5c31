import { type FormEvent, useId, useState } from 'react';
import { Button, Form, FormGroup, FormText, Input, Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Vertical', nl: 'Verticaal' },
  when: {
    en: 'The usual form. The eye goes straight down, long labels and translations fit, and a hint has room below its field.',
    nl: 'Het gewone formulier. Het oog gaat recht naar beneden, lange labels en vertalingen passen, en uitleg heeft ruimte onder het veld.',
  },
  controls: {
    bsSize: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
  },
} as const satisfies DemoAbout;

export default function Vertical({ bsSize }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [sentBy, setSentBy] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSentBy(String(new FormData(event.currentTarget).get('name')));
    event.currentTarget.reset();
  };
  const size = bsSize === 'md' ? {} : { bsSize };
  return (
    <Form onSubmit={submit} onChange={() => setSentBy('')}>
      <FormGroup>
        <Label for={`${id}-name`}>{text.name}</Label>
        <Input {...size} id={`${id}-name`} name="name" autoComplete="name" required />
      </FormGroup>
      <FormGroup>
        <Label for={`${id}-email`}>{text.email}</Label>
        <Input
          {...size}
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-describedby={`${id}-hint`}
        />
        <FormText id={`${id}-hint`}>{text.hint}</FormText>
      </FormGroup>
      <FormGroup>
        <Label for={`${id}-question`}>{text.question}</Label>
        <Input {...size} id={`${id}-question`} name="question" type="textarea" rows={3} required />
      </FormGroup>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary" {...(bsSize !== 'md' && { size: bsSize })}>
          {text.send}
        </Button>
        <span role="status">{sentBy && text.sent(sentBy)}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    name: 'Your name',
    email: 'Email',
    hint: 'Only to answer you.',
    question: 'Question about this house',
    send: 'Ask the owner',
    sent: (name: string) => `Thank you, ${name}. The owner answers within a day.`,
  },
  nl: {
    name: 'Uw naam',
    email: 'E-mail',
    hint: 'Alleen om u te antwoorden.',
    question: 'Vraag over dit huis',
    send: 'Vraag stellen',
    sent: (name: string) => `Dank u, ${name}. De eigenaar antwoordt binnen een dag.`,
  },
};
