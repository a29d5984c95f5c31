import chevron from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Form, Input, Label, ListGroup, ListGroupItem } from 'reactstrap';
import { Icon } from '../../components/Icon';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'any-order',
  title: { en: 'Task list, in any order', nl: 'Takenlijst, in elke volgorde' },
  when: {
    en: 'When the parts do not build on each other, or take days: the list says what is done and what is left, and publishing leads to what is still missing.',
    nl: 'Als de delen niet op elkaar voortbouwen, of dagen duren: de lijst zegt wat klaar is en wat nog moet, en publiceren leidt naar wat nog ontbreekt.',
  },
} as const satisfies DemoAbout;

const tasks = ['address', 'rules', 'price'] as const;
type Task = (typeof tasks)[number];

export default function TaskList() {
  const text = useTexts(texts);
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Partial<Record<Task, string>>>({ address: 'Oude Delft 75, Delft' });
  const [open, setOpen] = useState<Task>();
  const [isPublished, setPublished] = useState(false);
  const left = tasks.filter((task) => !answers[task]);

  // Drawn at once: the focus does not come a frame later, when a person may be elsewhere.
  const show = (task: Task) => {
    flushSync(() => setOpen(task));
    element.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const goBack = (task: Task) => {
    flushSync(() => setOpen(undefined));
    element.current?.querySelector<HTMLElement>(`[data-task=${task}]`)?.focus();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = String(new FormData(event.currentTarget).get('answer'));
    if (!open) return;
    setAnswers({ ...answers, [open]: answer });
    setPublished(false);
    goBack(open);
  };

  const publish = () => {
    setPublished(left.length === 0);
    element.current?.querySelector<HTMLElement>(`[data-task=${left[0]}]`)?.focus();
  };

  if (open) {
    return (
      <div ref={element}>
        <Form onSubmit={save}>
          <Label for={id}>{text.tasks[open]}</Label>
          <Input id={id} name="answer" required autoComplete="off" defaultValue={answers[open]} className="mb-3" />
          <div className="d-flex flex-wrap gap-2">
            <Button color="secondary" outline onClick={() => goBack(open)}>
              {text.back}
            </Button>
            <Button type="submit" color="primary">
              {text.save}
            </Button>
          </div>
        </Form>
      </div>
    );
  }
  return (
    <div ref={element}>
      <ListGroup tag="div" className="mb-3">
        {tasks.map((task) => (
          <ListGroupItem key={task} tag="button" type="button" action data-task={task} onClick={() => show(task)}>
            <span className="d-flex align-items-center gap-3">
              <span className="me-auto text-body">
                {text.tasks[task]}
                <small className="d-block text-body-secondary">{answers[task]}</small>
              </span>
              <span className={`badge text-bg-${answers[task] ? 'success' : 'warning'}`}>
                {answers[task] ? text.done : text.toDo}
              </span>
              <Icon icon={chevron} directional />
            </span>
          </ListGroupItem>
        ))}
      </ListGroup>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button color="primary" onClick={publish}>
          {text.publish}
        </Button>
        <span role="status">
          {left.length > 0 ? text.left(left.length) : isPublished ? text.published : text.ready}
        </span>
      </div>
    </div>
  );
}

const texts = {
  en: {
    tasks: { address: 'Address', rules: 'House rules', price: 'Price a night' },
    done: 'Done',
    toDo: 'To do',
    back: 'Back',
    save: 'Save and back to the list',
    publish: 'Publish house',
    left: (count: number) => (count === 1 ? '1 task left.' : `${count} tasks left.`),
    ready: 'Everything is there.',
    published: 'The house is on the website.',
  },
  nl: {
    tasks: { address: 'Adres', rules: 'Huisregels', price: 'Prijs per nacht' },
    done: 'Klaar',
    toDo: 'Te doen',
    back: 'Terug',
    save: 'Opslaan en terug naar de lijst',
    publish: 'Huis publiceren',
    left: (count: number) => (count === 1 ? 'Nog 1 taak.' : `Nog ${count} taken.`),
    ready: 'Alles is er.',
    published: 'Het huis staat op de website.',
  },
};
