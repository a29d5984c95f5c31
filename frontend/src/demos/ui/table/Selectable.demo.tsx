import { useRef, useState } from 'react';
import { Button, Input, Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Selectable rows', nl: 'Selecteerbare rijen' },
  when: {
    en: 'When something is done with several rows at once. The box above selects all, and shows when it is only some.',
    nl: 'Als er iets met meer rijen tegelijk moet gebeuren. Het selectievakje bovenaan selecteert alles, en laat zien als het er maar een paar zijn.',
  },
} as const satisfies DemoAbout;

export default function Selectable() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const [due, setDue] = useState(bills);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isAll = due.length > 0 && chosen.length === due.length;
  const table = useRef<HTMLTableElement>(null);
  // "Begin again" goes away when it is pressed.
  useRestoreFocus(table, () => table.current?.querySelector('input') ?? null);
  const toggle = (guest: string) =>
    setChosen(chosen.includes(guest) ? chosen.filter((other) => other !== guest) : [...chosen, guest]);
  const remind = () => {
    if (chosen.length === 0) return;
    announce(text.reminded(chosen.length));
    setDue(due.filter(({ guest }) => !chosen.includes(guest)));
    setChosen([]);
  };
  return (
    <>
      <Table innerRef={table}>
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            <td className="table-choice">
              <Input
                type="checkbox"
                aria-label={text.all}
                disabled={due.length === 0}
                checked={isAll}
                innerRef={(box: HTMLInputElement | null) => {
                  if (box) box.indeterminate = chosen.length > 0 && !isAll;
                }}
                onChange={() => setChosen(isAll ? [] : due.map(({ guest }) => guest))}
              />
            </td>
            <th scope="col">{text.guest}</th>
            <th scope="col" className="text-end">
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {due.map(({ guest, amount }) => (
            <tr key={guest} className={chosen.includes(guest) ? 'table-active' : ''}>
              <td>
                <Input
                  type="checkbox"
                  aria-label={guest}
                  checked={chosen.includes(guest)}
                  onChange={() => toggle(guest)}
                />
              </td>
              <th scope="row">{guest}</th>
              <td className="text-end">€ {number(amount)}</td>
            </tr>
          ))}
          {due.length === 0 && (
            <tr>
              <td colSpan={3} className="table-empty">
                <p>{text.none}</p>
                <Button color="secondary" outline onClick={() => setDue(bills)}>
                  {text.again}
                </Button>
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      <Button
        color="primary"
        className={chosen.length > 0 ? '' : 'disabled'}
        // Unlike disabled, aria-disabled keeps the focus.
        aria-disabled={chosen.length === 0}
        onClick={remind}
      >
        {text.remind(chosen.length)}
      </Button>
    </>
  );
}

const bills = [
  { guest: 'Sofia Lindqvist', amount: 605 },
  { guest: 'Jean-Baptiste Moreau', amount: 1298 },
  { guest: 'Aylin Demir', amount: 236 },
];

const texts = {
  en: {
    caption: 'Payments due',
    all: 'All payments',
    guest: 'Guest',
    amount: 'Amount',
    none: 'Nobody owes anything.',
    again: 'Begin again',
    remind: (count: number) => (count > 1 ? `Send ${count} reminders` : `Send ${count || 'a'} reminder`),
    reminded: (count: number) => (count === 1 ? '1 reminder is sent' : `${count} reminders are sent`),
  },
  nl: {
    caption: 'Nog te betalen',
    all: 'Alle betalingen',
    guest: 'Gast',
    amount: 'Bedrag',
    none: 'Niemand is nog iets schuldig.',
    again: 'Opnieuw beginnen',
    remind: (count: number) =>
      count > 1 ? `${count} herinneringen versturen` : `${count || 'Een'} herinnering versturen`,
    reminded: (count: number) => (count === 1 ? '1 herinnering verstuurd' : `${count} herinneringen verstuurd`),
  },
};
