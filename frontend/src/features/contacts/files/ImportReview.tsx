import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { isolate } from '../../../lib/isolate';
import { fullName, maxNotesLength } from '../contact';
import type { NewContact, ReadContact } from './checkContacts';
import { type DuplicateChoice, duplicateChoices } from './planImport';
import type { ReadFile } from './readContactFile';

export interface ImportReviewProps {
  readonly read: ReadFile;
  /** The contacts of the file whose address another has. */
  readonly known: ReadonlyMap<ReadContact, NewContact>;
  /** Those of them whose notes a merge leaves out. */
  readonly withoutNotes: readonly ReadContact[];
  readonly choiceOf: (duplicate: ReadContact) => DuplicateChoice;
  readonly onChoose: (duplicates: readonly ReadContact[], choice: DuplicateChoice) => void;
  readonly onEncoding: (encoding: ReadFile['encoding']) => void;
}

/** Of each list, as many are drawn; the choice for all counts for the others too. */
const shownRows = 100;

/** What was read of a file, what was not and why, and what to do with contacts that are there already. */
export function ImportReview(props: ImportReviewProps) {
  const { read, known, withoutNotes, choiceOf, onChoose, onEncoding } = props;
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const id = useId();
  const { file, contacts, leftOut, remarks, unread, encoding, encodings } = read;
  const duplicates = [...known.keys()];
  const news = contacts.filter((one) => !known.has(one));
  const count = (name: 'new' | 'known' | 'leftOut', of: number) =>
    t(`files.${name}`, { count: of, formatted: number(of) });
  return (
    <div className="contact-import">
      <p role="status">
        <bdi>{file.name}</bdi>: {count('new', news.length)} · {count('known', duplicates.length)} ·{' '}
        {count('leftOut', leftOut.length)}
      </p>
      {encodings.length > 0 && (
        <div className="contact-import-choice">
          <label htmlFor={`${id}encoding`}>{t('files.encoding')}</label>
          <select
            id={`${id}encoding`}
            className="form-select form-select-sm"
            value={encoding}
            onChange={({ target: { value } }) => onEncoding(encodings.find((one) => one === value) ?? encoding)}
          >
            {encodings.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <Part title={count('known', duplicates.length)} isShown={duplicates.length > 0} of={duplicates.length}>
        <p className="text-secondary">{t('files.knownHint')}</p>
        <div role="status">
          {withoutNotes.length > 0 && (
            <p>
              {t('files.withoutNotes', {
                count: withoutNotes.length,
                formatted: number(withoutNotes.length),
                most: number(maxNotesLength),
              })}
            </p>
          )}
        </div>
        {duplicates.length > 1 && (
          <div className="contact-import-choice">
            <label htmlFor={`${id}all`}>{t('files.forAll')}</label>
            <ChoiceSelect
              id={`${id}all`}
              value={
                duplicates.every((one) => choiceOf(one) === choiceOf(duplicates[0] as ReadContact))
                  ? choiceOf(duplicates[0] as ReadContact)
                  : null
              }
              onChange={(choice) => onChoose(duplicates, choice)}
            />
          </div>
        )}
        <ul>
          {duplicates.slice(0, shownRows).map((one) => (
            <li key={one.line} className="contact-import-choice">
              <span id={`${id}known${one.line}`}>
                <Line line={one.line} name={fullName(one.contact)} />{' '}
                <bdi className="text-secondary">{one.contact.email}</bdi>
                {fullName(one.contact) !== fullName(known.get(one) ?? one.contact) && (
                  <> · {t('files.sameAs', { name: isolate(fullName(known.get(one) ?? one.contact)) })}</>
                )}
                {withoutNotes.includes(one) && <> · {t('files.notesTooLong')}</>}
              </span>
              <ChoiceSelect
                labelledBy={`${id}known${one.line}`}
                value={choiceOf(one)}
                onChange={(choice) => onChoose([one], choice)}
              />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={count('leftOut', leftOut.length)} isShown={leftOut.length > 0} of={leftOut.length}>
        <ul>
          {leftOut.slice(0, shownRows).map(({ line, name, reason, value }) => (
            <li key={line}>
              <Line line={line} name={name} />: {t(`files.reason.${reason}`, { value: isolate(value ?? '') })}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('files.remarks')} isShown={remarks.length + unread.length > 0} of={remarks.length}>
        <ul>
          {unread.length > 0 && <li>{t('files.unread', { names: unread.map(isolate).join(', ') })}</li>}
          {remarks.slice(0, shownRows).map(({ line, name, kind, value }) => (
            <li key={`${line} ${kind} ${value}`}>
              <Line line={line} name={name} />: {t(`files.remark.${kind}`, { value: isolate(value) })}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={count('new', news.length)} isShown={news.length > 0} of={news.length}>
        <ul>
          {news.slice(0, shownRows).map(({ line, contact }) => (
            <li key={line}>
              <Line line={line} name={fullName(contact)} />{' '}
              <bdi className="text-secondary">{contact.email || contact.phone || contact.company}</bdi>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isShown: boolean;
  /** How many there are, of which only the first are drawn. */
  readonly of: number;
  readonly children: ReactNode;
}

function Part({ title, isShown, of, children }: PartProps) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  if (!isShown) return null;
  return (
    <section>
      <h3>{title}</h3>
      {children}
      {of > shownRows && (
        <p className="text-secondary">
          {t('files.more', { count: of - shownRows, formatted: number(of - shownRows) })}
        </p>
      )}
    </section>
  );
}

function Line({ line, name }: { readonly line: number; readonly name: string }) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  return (
    <>
      <span className="contact-import-line">{t('files.line', { line: number(line) })}</span> <bdi>{name}</bdi>
    </>
  );
}

interface ChoiceSelectProps {
  readonly id?: string;
  readonly labelledBy?: string;
  /** Null where contacts have different ones. */
  readonly value: DuplicateChoice | null;
  readonly onChange: (choice: DuplicateChoice) => void;
}

function ChoiceSelect({ id, labelledBy, value, onChange }: ChoiceSelectProps) {
  const { t } = useTranslation('contacts');
  return (
    <select
      id={id}
      aria-labelledby={labelledBy}
      className="form-select form-select-sm"
      value={value ?? ''}
      onChange={({ target }) => {
        const choice = duplicateChoices.find((one) => one === target.value);
        if (choice) onChange(choice);
      }}
    >
      {value === null && <option value="">{t('files.various')}</option>}
      {duplicateChoices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`files.choice.${choice}`)}
        </option>
      ))}
    </select>
  );
}
