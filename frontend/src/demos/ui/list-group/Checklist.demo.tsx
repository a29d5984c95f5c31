import { useId, useState } from 'react';
import { Input, ListGroup, ListGroupItem } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  title: { en: 'Checklist', nl: 'Afvinklijst' },
  when: {
    en: 'Things to do, or a few choices with room for words. The whole line is the label.',
    nl: 'Dingen om te doen, of een paar keuzes met ruimte voor woorden. De hele regel is het label.',
  },
} as const satisfies DemoAbout;

export default function Checklist() {
  const text = useTexts(texts);
  const id = useId();
  const [done, setDone] = useState<readonly number[]>([0]);
  const toggle = (task: number) =>
    setDone(done.includes(task) ? done.filter((other) => other !== task) : [...done, task]);
  return (
    <div className="col-md-6">
      <ListGroup>
        {text.tasks.map((task, index) => (
          <ListGroupItem key={task} className="p-0">
            <label htmlFor={`${id}-${index}`} className="d-flex gap-2 px-3 py-2">
              <Input
                id={`${id}-${index}`}
                type="checkbox"
                checked={done.includes(index)}
                onChange={() => toggle(index)}
              />
              <span className={done.includes(index) ? 'text-body-secondary text-decoration-line-through' : ''}>
                {task}
              </span>
            </label>
          </ListGroupItem>
        ))}
      </ListGroup>
      <p role="status" className="mt-2">
        {text.left(text.tasks.length - done.length)}
      </p>
    </div>
  );
}

const texts = {
  en: {
    tasks: ['Clean sheets on the beds', 'Key at the bakery', 'Heating on'],
    left: (count: number) => (count === 0 ? 'The house is ready.' : `${count} to do before the guests come`),
  },
  nl: {
    tasks: ['Schoon beddengoed', 'Sleutel bij de bakker', 'Verwarming aan'],
    left: (count: number) => (count === 0 ? 'Het huis is klaar.' : `Nog ${count} te doen voor de gasten komen`),
  },
};
