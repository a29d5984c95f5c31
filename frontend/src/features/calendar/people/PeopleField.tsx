import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '../../../app/hooks';
import { Combobox } from '../../../components/Combobox';
import { Icon } from '../../../components/Icon';
import { oncePerDoubleClick } from '../../../lib/oncePerDoubleClick';
import { loadContacts, selectContactsState } from '../../contacts/public/contacts';
import { useSampleLoad } from '../../sample-data/public/useSampleLoad';
import type { Person } from '../calendarEvent';
import { contactOf, isSamePerson, suggestPeople } from './people';

export interface PeopleFieldProps {
  readonly people: readonly Person[];
  /** What is typed, while nobody is taken for it. */
  readonly text: string;
  readonly onChange: (people: Person[]) => void;
  readonly onText: (text: string) => void;
  /** Whether what is typed has to be finished first. */
  readonly isRefused: boolean;
}

/** The people of an event: contacts are suggested for what is typed, and each leads to its contact. */
export function PeopleField({ people, text, onChange, onText, isRefused }: PeopleFieldProps) {
  const { t } = useTranslation('calendar');
  useSampleLoad(loadContacts);
  const { items: contacts } = useAppSelector(selectContactsState);
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const remove = (person: Person) => {
    onChange(people.filter((one) => !isSamePerson(one, person)));
    // The button that had the focus is gone.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className="event-half">
      <label htmlFor={id} className="form-label">
        {t('field.people')}
      </label>
      {people.length > 0 && (
        <ul className="event-people" aria-label={t('field.people')}>
          {people.map((person) => {
            const contact = contactOf(person, contacts);
            const name = person.name || person.email;
            return (
              <li key={`${person.email} ${person.name}`}>
                {contact ? (
                  <Link to={`/apps/contacts?id=${contact.id}`} dir="auto">
                    {name}
                  </Link>
                ) : (
                  <span dir="auto">{name}</span>
                )}
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label={t('people.remove', { name })}
                  onClick={oncePerDoubleClick(() => remove(person))}
                >
                  <Icon icon={cross} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Combobox
        id={id}
        className="form-control"
        placeholder={t('people.placeholder')}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}problem` : undefined}
        value={text}
        onChange={onText}
        options={suggestPeople(text, contacts, people)}
        keyOf={({ name, email }) => `${email} ${name}`}
        renderOption={({ name, email }) => (
          <>
            <span dir="auto">{name}</span>
            <bdi className="combobox-note">{email}</bdi>
          </>
        )}
        onTake={(person) => {
          onChange([...people, person]);
          onText('');
        }}
        // Enter would save an event without the person that is being typed.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text.trim() !== '') event.preventDefault();
        }}
        listLabel={t('people.suggestions')}
        countText={(count) => t('people.count', { count })}
        emptyText={t('people.none')}
      />
      {isRefused && (
        <p id={`${id}problem`} className="event-error" role="alert">
          {t('people.unfinished')}
        </p>
      )}
    </div>
  );
}
