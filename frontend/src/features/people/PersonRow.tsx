import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../graphql/generated/schema';
import { personRoles } from '../../../../graphql/people';
import { useAppSelector } from '../../app/hooks';
import type { PersonChange } from '../../cloud/peopleApi';
import { ActionSelect } from '../../components/ActionSelect';
import { Avatar } from '../../components/Avatar';
import { Highlight } from '../../components/Highlight';
import { useFormats } from '../../components/useFormats';
import { selectAccountId } from '../session/public/session';
import { PersonMenu } from './PersonMenu';
import { nameOf } from './peopleView';

export interface PersonRowProps {
  readonly person: Person;
  readonly search: string;
  /** Whether a change is being sent. */
  readonly isBusy: boolean;
  readonly isLastAdmin: boolean;
  readonly onAsk: (person: Person, change: PersonChange) => void;
}

/** Confirmed accounts need no attention, disabled ones are so on purpose, and the others wait for something. */
const stateColours = {
  invited: 'primary',
  unconfirmed: 'warning',
  confirmed: 'success',
  disabled: 'secondary',
} as const;

export function PersonRow({ person, search, isBusy, isLastAdmin, onAsk }: PersonRowProps) {
  const { t } = useTranslation('people');
  const { relative, dateTime } = useFormats();
  const ownSub = useAppSelector(selectAccountId);
  const reason = useId();
  const { email, name, role, state, lastSignInAt, addedBy } = person;
  return (
    <tr aria-busy={isBusy}>
      <td className="people-person">
        <Avatar name={nameOf(person)} />
        <div>
          <span className="people-name">
            <bdi>
              <Highlight text={nameOf(person)} search={search} />
            </bdi>
            {person.sub === ownSub && <span className="people-own">{t('you')}</span>}
          </span>
          {name && (
            <span className="people-email">
              <bdi>
                <Highlight text={email} search={search} />
              </bdi>
            </span>
          )}
        </div>
      </td>
      <td className="people-role">
        {/* While a change is sent not `disabled`, which would drop the focus. */}
        <ActionSelect
          className="form-select form-select-sm quiet-field"
          aria-label={t('roleOf', { name: nameOf(person) })}
          aria-describedby={isLastAdmin ? reason : undefined}
          title={isLastAdmin ? t('lastAdmin') : undefined}
          value={role}
          disabled={isLastAdmin}
          aria-disabled={isBusy || isLastAdmin}
          onChange={({ target: { value } }) => {
            const next = personRoles.find((one) => one === value);
            if (next && !isBusy) onAsk(person, { change: 'setPersonRole', role: next });
          }}
        >
          {personRoles.map((one) => (
            <option key={one} value={one}>
              {t(`role.${one}`)}
            </option>
          ))}
        </ActionSelect>
        {isLastAdmin && (
          <span id={reason} className="people-reason">
            {t('lastAdmin')}
          </span>
        )}
      </td>
      <td className="people-state">
        <span className={`badge text-bg-${stateColours[state]}`}>{t(`state.${state}`)}</span>
      </td>
      <td className="people-sign-in" data-label={t('field.signIn')}>
        {lastSignInAt ? (
          <time dateTime={lastSignInAt} title={dateTime(lastSignInAt)}>
            {relative(lastSignInAt)}
          </time>
        ) : (
          t('never')
        )}
      </td>
      <td className="people-added-by" data-label={t('field.addedBy')}>
        {addedBy ? (
          <bdi>
            <Highlight text={addedBy} search={search} />
          </bdi>
        ) : (
          t('selfRegistered')
        )}
      </td>
      <td className="people-actions">
        <PersonMenu
          person={person}
          isBusy={isBusy}
          isLastAdmin={isLastAdmin}
          onAsk={(change) => onAsk(person, change)}
        />
      </td>
    </tr>
  );
}
