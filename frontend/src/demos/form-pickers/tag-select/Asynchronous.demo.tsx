import { useId, useState } from 'react';
import AsyncSelect from 'react-select/async';
import { Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { useSelect } from './useSelect';

export const about = {
  place: 4,
  browserHeight: 5.0625,
  title: { en: 'Asynchronous options', nl: 'Asynchroon geladen opties' },
  when: {
    en: 'Thousands of guests do not fit in a list: the server finds them, from two letters on. Outdated answers are dropped, and a failure is shown in the list. Try “de”, or “error”.',
    nl: 'Duizenden gasten passen niet in een lijst: de server zoekt ze, vanaf twee letters. Een antwoord op wat niet meer in het veld staat vervalt, en een storing staat in de lijst. Probeer “de”, of “error”.',
  },
} as const satisfies DemoAbout;

interface Guest {
  readonly value: number;
  readonly label: string;
}

export default function Asynchronous() {
  const text = useTexts(texts);
  const select = useSelect();
  const id = useId();
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  // By what was typed: an earlier request may fail after a later one has succeeded.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const load = async (typed: string) => {
    setFailed((failed) => failed.filter((other) => other !== typed));
    if (typed.trim().length < 2) return [];
    try {
      return await findGuests(typed);
    } catch {
      setFailed((failed) => [...failed, typed]);
      return [];
    }
  };
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <AsyncSelect
        {...select}
        isMulti
        inputId={id}
        loadOptions={load}
        noOptionsMessage={({ inputValue }) =>
          failed.includes(inputValue) ? text.failed : inputValue.trim().length < 2 ? text.more : text.none(inputValue)
        }
        placeholder={text.placeholder}
        value={guests}
        onChange={setGuests}
      />
      <p role="status" className="form-text">
        {text.chosen(guests.length)}
      </p>
    </>
  );
}

const names = ['Mila de Vries', 'Daan de Boer', 'Saar Jansen', 'Levi van den Berg', 'Noor Bakker', 'Sem Visser'];

/** A mock request. Short inputs have more results and take longer. */
async function findGuests(typed: string): Promise<Guest[]> {
  await new Promise((resolve) => setTimeout(resolve, typed.length < 3 ? 900 : 300));
  if (typed === 'error') throw new Error('The server is not there.');
  return names
    .map((label, value) => ({ value, label }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
}

const texts = {
  en: {
    label: 'Guests of this booking',
    placeholder: 'Type a name',
    more: 'Type two letters or more.',
    none: (typed: string) => `No guest is called “${typed}”.`,
    failed: 'The guests could not be asked for. Type on to try again.',
    chosen: (count: number) => (count === 1 ? '1 guest.' : `${count} guests.`),
  },
  nl: {
    label: 'Gasten van deze boeking',
    placeholder: 'Typ een naam',
    more: 'Typ twee letters of meer.',
    none: (typed: string) => `Geen gast heet “${typed}”.`,
    failed: 'De gasten waren niet op te vragen. Typ verder om het opnieuw te proberen.',
    chosen: (count: number) => (count === 1 ? '1 gast.' : `${count} gasten.`),
  },
};
