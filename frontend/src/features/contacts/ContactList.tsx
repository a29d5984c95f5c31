import star from 'bootstrap-icons/icons/star.svg?glyph';
import starFilled from 'bootstrap-icons/icons/star-fill.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { ItemList } from '../../components/ItemList';
import { NoMatch } from '../../components/NoMatch';
import type { SelectedIds } from '../../components/useSelectedIds';
import { ListSkeleton, useIsListDrawn } from '../sample-data/public/list';
import { type Contact, fullName } from './contact';
import { contactStarToggled, selectContactsState } from './contactsSlice';
import { ContactSummary } from './public/ContactSummary';

/** In pixels. */
const rowHeight = 60;

export interface ContactListProps {
  readonly contacts: Contact[];
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
  readonly selection: SelectedIds;
  /** Clears the search and the filters. */
  readonly onShowAll: () => void;
}

/** The contacts that match search and filter, each with a checkbox to select it and its star. */
export function ContactList({ contacts, selected, addressOf, selection, onShowAll }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const { status, search, items } = useAppSelector(selectContactsState);
  const isDrawn = useIsListDrawn(status);
  if (!isDrawn) return <ListSkeleton rows={10} rowHeight={rowHeight} />;
  if (items.length === 0) return <EmptyState drawing="window" title={t('noneTitle')} hint={t('none')} />;
  if (contacts.length === 0) {
    return <NoMatch title={t('noMatchTitle')} hint={t('noMatch')} showAllLabel={t('showAll')} onShowAll={onShowAll} />;
  }
  return (
    <ItemList
      label={t('list')}
      items={contacts}
      rowHeight={rowHeight}
      selected={selected}
      addressOf={addressOf}
      before={(contact) => (
        <label className="contact-choice">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={t('choose', { name: fullName(contact) })}
            checked={selection.has(contact.id)}
            // A change of a checkbox comes by a click, also from the keyboard.
            onChange={({ nativeEvent }) => selection.toggle(contact.id, (nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      )}
      after={(contact) => <StarButton contact={contact} />}
    >
      {(contact) => <ContactSummary contact={contact} search={search} />}
    </ItemList>
  );
}

/** Stars a contact or removes its star. */
export function StarButton({ contact }: { readonly contact: Contact }) {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className="btn btn-icon contact-star"
      aria-pressed={contact.starred}
      aria-label={t('star', { name: fullName(contact) })}
      title={t('filter.starred')}
      onClick={() => dispatch(contactStarToggled(contact.id))}
    >
      <Icon icon={contact.starred ? starFilled : star} />
    </button>
  );
}
