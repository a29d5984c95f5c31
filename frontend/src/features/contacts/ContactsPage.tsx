import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { LazyComponent, usePreload } from '../../components/LazyComponent';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { useSelectedIds } from '../../components/useSelectedIds';
import { itemAt, type Shortcut } from '../../components/useShortcuts';
import { useShownOnBack } from '../../components/useShownOnBack';
import { SampleListPage } from '../sample-data/public/listPage';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { ContactDetail } from './ContactDetail';
import { ContactList } from './ContactList';
import { ContactTools } from './ContactTools';
import { ContactUndoNotice } from './ContactUndoNotice';
import { type Contact, contactFilters } from './contact';
import './contacts.scss';
import {
  contactDeleted,
  contactDeletionUndone,
  contactEdited,
  contactSelected,
  contactStarToggled,
  contactsDeleted,
  loadContacts,
  selectContactCounts,
  selectContacts,
  selectContactsState,
  selectCurrentContact,
  selectLastStep,
} from './contactsSlice';
import { lazyDuplicatesDialog } from './duplicates/lazyDuplicatesDialog';
import { ContactsMenuItems } from './files/ContactsMenuItems';
import { lazyImportDialog } from './files/lazyImportDialog';
import { ChoiceBar } from './select/ChoiceBar';
import { lazyLabelDialog } from './select/lazyLabelDialog';
import { useContactsAddress } from './useContactsAddress';

/** Import and duplicates are used seldom: they load when they are opened. */
const lazyParts = [lazyLabelDialog];

const idOf = ({ id }: Contact) => id;

/** Contacts: the people around the rentals, to search, add, edit, star and delete. `?new=1` starts a new one. */
export default function ContactsPage() {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadContacts);
  const state = useAppSelector(selectContactsState);
  const { items, status, edit: isEdited } = state;
  const found = useAppSelector(selectContacts);
  const counts = useAppSelector(selectContactCounts);
  const shown = useAppSelector(selectCurrentContact);
  const lastStep = useAppSelector(selectLastStep);
  const selectedIdParam = useSelectedIdParam();
  const { id, show, isNew, showNew, close } = selectedIdParam;
  const { view, search, addressOf, show: showView, showAll } = useContactsAddress();
  const selection = useSelectedIds(items, found, idOf);
  const [opened, setOpened] = useState<'labels' | 'import' | 'duplicates' | null>(null);
  const closeDialog = () => setOpened(null);
  const selectedContacts = found.filter((contact) => selection.has(contact.id));
  usePreload(lazyParts);

  useEffect(() => {
    if (id !== null) dispatch(contactSelected(id));
  }, [dispatch, id]);
  useShownOnBack(selectedIdParam, {
    items,
    shown,
    first: found[0],
    select: (contact) => contact !== null && dispatch(contactSelected(contact)),
  });

  const remove = (contact: Contact) => {
    dispatch(contactDeleted(contact.id));
    if (contact.id === shown?.id) close();
  };
  // What is typed into its form would be lost without a question.
  const isInForm = (contact: Contact) => isEdited && contact.id === shown?.id;
  const removeSelected = () => {
    dispatch(contactsDeleted(selection.ids));
    if (id !== null && selection.ids.includes(id) && !isEdited) close();
    selection.clear();
  };
  const edit = (contact: Contact) => {
    if (contact.id !== shown?.id) show(contact.id);
    dispatch(contactEdited(true));
  };
  const withContact = (run: (contact: Contact) => void) => (row: number | null) => {
    const contact = itemAt(row, found, isNew ? undefined : shown);
    if (contact) run(contact);
  };
  const undo = () => {
    if (!lastStep) return;
    dispatch(contactDeletionUndone());
    const [restored] = lastStep.removed;
    if (restored && lastStep.count === 1) show(restored.contact.id, { replace: true });
  };
  const select = (isRange: boolean) => withContact((contact) => selection.toggle(contact.id, isRange));
  const shortcuts: Shortcut[] = [
    { keys: 'n', does: t('shortcuts.add'), run: showNew },
    { keys: 'e', does: t('shortcuts.edit'), run: withContact(edit) },
    { keys: 's', does: t('shortcuts.star'), run: withContact(({ id }) => dispatch(contactStarToggled(id))) },
    { keys: 'x', does: t('shortcuts.choose'), run: select(false) },
    { keys: 'X', does: t('shortcuts.chooseRange'), run: select(true) },
    {
      keys: 'Delete',
      does: t('shortcuts.delete'),
      run: selection.ids.length > 0 ? removeSelected : withContact((contact) => !isInForm(contact) && remove(contact)),
    },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  return (
    <SampleListPage
      texts="contacts"
      state={state}
      count={items.length}
      foundCount={found.length}
      search={search.text}
      onSearch={search.change}
      filter={{
        label: t('filter.label'),
        pills: contactFilters.map((name) => ({ name, label: t(`filter.${name}`), count: counts[name] })),
        chosen: view.filter,
        onChoose: (filter) => showView({ filter }),
      }}
      toolsAfter={
        <ChoiceBar
          selection={selection}
          listedCount={found.length}
          contacts={selectedContacts}
          onLabel={() => setOpened('labels')}
          onDelete={removeSelected}
        >
          <ContactTools view={view} onChange={showView} />
        </ChoiceBar>
      }
      shortcuts={shortcuts}
      actions={
        <button type="button" className="btn btn-primary" disabled={status !== 'ready'} onClick={showNew}>
          <Icon icon={plus} />
          {t('add')}
        </button>
      }
      menuItems={(closeMenu) => (
        <ContactsMenuItems
          close={closeMenu}
          onImport={() => setOpened('import')}
          onDuplicates={() => setOpened('duplicates')}
        />
      )}
      reload={reload}
      onReset={close}
      list={
        <ContactList
          contacts={found}
          selected={isNew ? null : (shown?.id ?? null)}
          addressOf={addressOf}
          selection={selection}
          onShowAll={showAll}
        />
      }
      detail={<ContactDetail isNew={isNew} onDelete={remove} onShow={show} onClose={close} />}
      detailOf={isNew ? 'new' : `${state.selected} ${isEdited}`}
      isDetailOpen={id !== null || isNew}
      onBack={close}
    >
      {opened === 'labels' && (
        <LazyComponent
          part={lazyLabelDialog}
          props={{ contacts: selectedContacts, onClose: closeDialog }}
          onMovedOn={closeDialog}
        />
      )}
      {opened === 'duplicates' && (
        <LazyComponent part={lazyDuplicatesDialog} props={{ onClose: closeDialog }} onMovedOn={closeDialog} />
      )}
      {opened === 'import' && (
        <LazyComponent part={lazyImportDialog} props={{ onClose: closeDialog }} onMovedOn={closeDialog} />
      )}
      <ContactUndoNotice isCovered={opened !== null} onUndo={undo} />
    </SampleListPage>
  );
}
