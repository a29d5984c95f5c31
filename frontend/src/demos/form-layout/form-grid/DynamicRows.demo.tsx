import trash from 'bootstrap-icons/icons/trash.svg?glyph';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Col, Form, Input, Label, Row } from 'reactstrap';
import DateField from '../../../components/date/DateField';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'rows',
  title: { en: 'Add and remove rows', nl: 'Rijen toevoegen en verwijderen' },
  when: {
    en: 'As many of the same as there are: guests, keys, meters. A new row gets the focus; after one is taken away it goes to the next, or to the button that adds.',
    nl: 'Zoveel van hetzelfde als er zijn: gasten, sleutels, meters. Een nieuwe rij krijgt de focus; na het weghalen gaat die naar de volgende, of naar de knop die toevoegt.',
  },
} as const satisfies DemoAbout;

export default function DynamicRows() {
  const text = useTexts(texts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [rows, setRows] = useState<readonly number[]>([1]);
  // No row gets the number of one that was taken away: it would have that one's date.
  const [lastRow, setLastRow] = useState(1);
  const [births, setBirths] = useState<Readonly<Record<number, string>>>({});
  const [said, setSaid] = useState('');
  /** Draws the change at once: the focus does not come a frame later, when a person may be elsewhere. */
  const change = (rows: readonly number[], said: string, focused: string) => {
    flushSync(() => {
      setRows(rows);
      setSaid(said);
    });
    element.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  const add = () => {
    const row = lastRow + 1;
    setLastRow(row);
    change([...rows, row], '', `[data-row="${row}"] input`);
  };
  const takeAway = (row: number) => {
    const next = rows[rows.indexOf(row) + 1] ?? rows[rows.indexOf(row) - 1];
    const others = rows.filter((other) => other !== row);
    change(others, text.takenAway(rows.indexOf(row) + 1), next ? `[data-row="${next}"] input` : '[data-add]');
  };
  return (
    <Form innerRef={element} onSubmit={(event) => event.preventDefault()}>
      {rows.map((row, index) => (
        <Row
          key={row}
          tag="fieldset"
          data-row={row}
          className="g-2 align-items-end mb-3"
          aria-label={text.guest(index + 1)}
        >
          <Col xs={12} sm={6}>
            <Label for={`${id}-${row}-name`}>{text.guest(index + 1)}</Label>
            <Input id={`${id}-${row}-name`} autoComplete="off" />
          </Col>
          <Col>
            <Label for={`${id}-${row}-birth`}>{text.birth}</Label>
            <DateField
              id={`${id}-${row}-birth`}
              label={text.birth}
              value={births[row] ?? ''}
              isPast
              onChange={(day) => setBirths({ ...births, [row]: day })}
            />
          </Col>
          <Col xs="auto">
            <Button
              color="link"
              className="btn-icon"
              aria-label={text.takeAway(index + 1)}
              onClick={() => takeAway(row)}
            >
              <Icon icon={trash} />
            </Button>
          </Col>
        </Row>
      ))}
      <Button color="secondary" outline data-add onClick={add}>
        {text.add}
      </Button>
      <p role="status" className="form-text mt-2 mb-0">
        {said || text.count(rows.length)}
      </p>
    </Form>
  );
}

const texts = {
  en: {
    guest: (number: number) => `Guest ${number}`,
    birth: 'Date of birth',
    add: 'Add a guest',
    takeAway: (number: number) => `Take guest ${number} away`,
    takenAway: (number: number) => `Guest ${number} is taken away.`,
    count: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  },
  nl: {
    guest: (number: number) => `Gast ${number}`,
    birth: 'Geboortedatum',
    add: 'Gast toevoegen',
    takeAway: (number: number) => `Gast ${number} weghalen`,
    takenAway: (number: number) => `Gast ${number} is weggehaald.`,
    count: (count: number) => (count === 1 ? '1 gast' : `${count} gasten`),
  },
};
