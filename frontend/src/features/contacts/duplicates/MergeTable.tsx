import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { type Contact, fullName, maxNotesLength } from '../contact';
import { fitBothNotes, type MergedField, mergedFields, type Side, type Sides } from './duplicates';

export interface MergeTableProps {
  readonly pair: readonly [Contact, Contact];
  readonly sides: Sides;
  readonly onChange: (sides: Sides) => void;
}

/** Two contacts beside one another; where they differ, one value is chosen. */
export function MergeTable({ pair, sides, onChange }: MergeTableProps) {
  const { t } = useTranslation('contacts');
  const [first, second] = pair;
  const id = useId();
  return (
    <table className="table contact-merge">
      <caption className="visually-hidden">{t('duplicates.hint')}</caption>
      <thead>
        <tr>
          <td />
          {pair.map((contact, index) => (
            <th key={contact.id} scope="col">
              <bdi>{fullName(contact) || contact.email}</bdi>
              <span className="contact-merge-note">{t(index === 0 ? 'duplicates.stays' : 'duplicates.goes')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mergedFields
          .filter((field) => first[field] !== '' || second[field] !== '')
          .map((field) => (
            <tr key={field}>
              <th id={`${id}${field}`} scope="row">
                {t(`field.${field}`)}
              </th>
              {first[field] === second[field] ? (
                <td colSpan={2}>
                  <Value contact={first} field={field} />
                </td>
              ) : (
                <Choices
                  pair={pair}
                  field={field}
                  describedBy={`${id}${field}`}
                  side={sides[field]}
                  onChoose={(side) => onChange({ ...sides, [field]: side })}
                />
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface ChoicesProps extends Pick<MergeTableProps, 'pair'> {
  readonly field: MergedField;
  /** The id of the field's name. */
  readonly describedBy: string;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Choices({ pair: [first, second], field, describedBy, side, onChoose }: ChoicesProps) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const group = useId();
  const areTooLong = field === 'notes' && !fitBothNotes(first, second);
  const choice = (name: Side, label: ReactNode, obstacleId?: string) => (
    <label className="form-check">
      <input
        type="radio"
        className="form-check-input"
        name={group}
        aria-describedby={obstacleId ? `${describedBy} ${obstacleId}` : describedBy}
        disabled={obstacleId !== undefined}
        checked={side === name}
        onChange={() => onChoose(name)}
      />
      <span className="form-check-label">{label}</span>
    </label>
  );
  return (
    <>
      <td>
        {choice('first', <Value contact={first} field={field} />)}
        {field === 'notes' && choice('both', t('duplicates.both'), areTooLong ? `${group}obstacle` : undefined)}
        {areTooLong && (
          <span id={`${group}obstacle`} className="contact-merge-note">
            {t('duplicates.bothTooLong', { most: number(maxNotesLength) })}
          </span>
        )}
      </td>
      <td>{choice('second', <Value contact={second} field={field} />)}</td>
    </>
  );
}

function Value({ contact, field }: { readonly contact: Contact; readonly field: MergedField }) {
  const { t } = useTranslation('contacts');
  if (contact[field] === '') return <span className="text-secondary">{t('duplicates.empty')}</span>;
  return <bdi>{field === 'department' && contact.department ? t(`filter.${contact.department}`) : contact[field]}</bdi>;
}
