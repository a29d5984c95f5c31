import signOut from 'bootstrap-icons/icons/box-arrow-right.svg?glyph';
import history from 'bootstrap-icons/icons/clock-history.svg?glyph';
import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import unlock from 'bootstrap-icons/icons/person-check.svg?glyph';
import lock from 'bootstrap-icons/icons/person-slash.svg?glyph';
import dots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Person } from '../../../../graphql/generated/schema';
import type { PersonChange } from '../../cloud/peopleApi';
import { Icon, type IconProps } from '../../components/Icon';
import { Menu, MenuItem } from '../../components/Menu';
import { activityOfPerson } from '../../lib/paths';
import { nameOf } from './peopleView';

export interface PersonMenuProps {
  readonly person: Person;
  readonly isBusy: boolean;
  readonly isLastAdmin: boolean;
  readonly onAsk: (change: PersonChange) => void;
}

interface Item {
  readonly change: Exclude<PersonChange['change'], 'setPersonRole'>;
  readonly icon: IconProps['icon'];
  /** Why the action is disabled. */
  readonly reason?: string | undefined;
}

/** The actions on a person. Those that are not possible now are disabled, with the reason. */
export function PersonMenu({ person, isBusy, isLastAdmin, onAsk }: PersonMenuProps) {
  const { t } = useTranslation('people');
  const { state } = person;
  const isDisabled = state === 'disabled';
  const reason = isLastAdmin ? t('lastAdmin') : undefined;
  const items: Item[] = [
    { change: 'resendInvitation', icon: envelope, reason: state === 'invited' ? undefined : t('notInvited') },
    isDisabled ? { change: 'enablePerson', icon: unlock } : { change: 'disablePerson', icon: lock, reason },
    { change: 'signOutPerson', icon: signOut },
    { change: 'removePerson', icon: trash, reason },
  ];
  return (
    <Menu label={t('actionsOf', { name: nameOf(person) })} buttonClass="btn btn-icon" button={<Icon icon={dots} />}>
      {(close) => (
        <>
          {items.map(({ change, icon, reason: why }) => (
            <MenuItem
              key={change}
              aria-disabled={isBusy || why !== undefined}
              onClick={() => {
                if (isBusy || why !== undefined) return;
                close();
                onAsk({ change });
              }}
            >
              <Icon icon={icon} />
              <span>
                {t(`action.${change}`)}
                {why && <span className="people-item-reason">{why}</span>}
              </span>
            </MenuItem>
          ))}
          <Link role="menuitem" className="dropdown-item" to={activityOfPerson(person.sub)}>
            <Icon icon={history} />
            <span>{t('activity')}</span>
          </Link>
        </>
      )}
    </Menu>
  );
}
