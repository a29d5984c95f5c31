import pencil from 'bootstrap-icons/icons/pencil-square.svg?glyph';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { useShownOnBack } from '../../components/useShownOnBack';
import { useUnloadWarning } from '../../components/useUnloadWarning';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { SampleListPage } from '../sample-data/public/listPage';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { useUploadingDrafts } from './attachments/uploads';
import { useRemoveUnusedFiles } from './attachments/useRemoveUnusedFiles';
import { BulkActions } from './BulkActions';
import { EmailList } from './EmailList';
import { EmailPane } from './EmailPane';
import { EmailUndoNotice } from './EmailUndoNotice';
import { type EmailFilter, filters } from './email';
import './email.scss';
import { EmptyTrash } from './EmptyTrash';
import {
  emailLeft,
  emailSelected,
  emailShown,
  emailsFiltered,
  emailsSearched,
  loadEmails,
  selectCurrentEmail,
  selectEmailCounts,
  selectEmailState,
  selectEmails,
} from './emailSlice';
import { FolderNavigation, FolderSelect } from './FolderNavigation';
import { SearchScope } from './SearchScope';
import { useComposeFromAddress } from './useComposeFromAddress';
import { useEmailActions } from './useEmailActions';
import { useEmailShortcuts } from './useEmailShortcuts';

/**
 * Email: folders and labels, the list of one of them (`?folder=sent`), and the selected email (`?id=3`), to read or to
 * edit. `?to=somebody@example.nl` starts a new one.
 */
export default function EmailPage() {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadEmails);
  const state = useAppSelector(selectEmailState);
  const { items, status, search } = state;
  const emails = useAppSelector(selectEmails);
  const shown = useAppSelector(selectCurrentEmail);
  const unreadCount = useAppSelector(selectEmailCounts).inbox;
  const selectedIdParam = useSelectedIdParam();
  const { id, addressOf, close } = selectedIdParam;
  const actions = useEmailActions(selectedIdParam);
  const shortcuts = useEmailShortcuts({ emails, shown, actions, show: selectedIdParam.show });

  // Before what removes blank drafts.
  useUnloadWarning(useUploadingDrafts());

  const [parameters] = useSearchParams();
  const updateAddress = useUpdateSearchParams();
  const folder = folderOf(parameters.get('folder'));
  useEffect(() => {
    dispatch(emailsFiltered(folder));
    if (status === 'ready') dispatch(id === null ? emailLeft() : emailSelected(id));
  }, [dispatch, folder, id, status]);
  useShownOnBack(selectedIdParam, {
    items,
    shown,
    // A draft that opens takes the focus.
    first: folder === 'draft' ? undefined : emails[0],
    select: (email) => dispatch(emailShown(email ?? 0)),
  });
  useEffect(() => () => void dispatch(emailLeft()), [dispatch]);

  useComposeFromAddress(status === 'ready');
  useRemoveUnusedFiles(state);

  const chooseFolder = (filter: EmailFilter) => {
    // At once: the address follows with low priority.
    dispatch(emailsFiltered(filter));
    updateAddress({ folder: filter === 'inbox' ? null : filter, id: null, new: null });
  };

  return (
    <SampleListPage
      texts="email"
      state={state}
      count={unreadCount}
      foundCount={emails.length}
      search={search}
      onSearch={(text) => dispatch(emailsSearched(text))}
      toolsBefore={<FolderSelect onChoose={chooseFolder} />}
      toolsAfter={
        <>
          <SearchScope />
          <BulkActions emails={emails} actions={actions} />
          <EmptyTrash onEmptied={close} />
        </>
      }
      shortcuts={shortcuts}
      actions={
        <button
          type="button"
          className="btn btn-primary"
          disabled={status !== 'ready'}
          onClick={() => actions.compose()}
        >
          <Icon icon={pencil} />
          {t('compose')}
        </button>
      }
      reload={reload}
      onReset={close}
      list={
        <EmailList
          emails={emails}
          addressOf={(id) => (folder === 'inbox' ? addressOf(id) : `${addressOf(id)}&folder=${folder}`)}
        />
      }
      detail={<EmailPane email={shown} actions={actions} />}
      detailOf={shown?.id ?? null}
      isDetailOpen={id !== null}
      onBack={close}
      arrange={(listDetail) => (
        <div className="email-layout card">
          <FolderNavigation onChoose={chooseFolder} />
          {listDetail}
        </div>
      )}
    >
      <EmailUndoNotice onUndo={actions.undo} />
    </SampleListPage>
  );
}

/** The address is hostile input: anything that is no folder is the inbox. */
const folderOf = (text: string | null): EmailFilter => filters.find((filter) => filter === text) ?? 'inbox';
