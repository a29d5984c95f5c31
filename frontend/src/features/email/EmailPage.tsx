import pencil from 'bootstrap-icons/icons/pencil-square.svg?glyph';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { useUnloadWarning } from '../../components/useUnloadWarning';
import { SampleListPage } from '../sample-data/public/listPage';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { useUploads } from './attachments/uploads';
import { useRemoveUnusedFiles } from './attachments/useRemoveUnusedFiles';
import { BulkActions } from './BulkActions';
import { EmailList } from './EmailList';
import { EmailPane } from './EmailPane';
import { EmailUndoNotice } from './EmailUndoNotice';
import type { EmailFilter } from './email';
import './email.scss';
import { EmptyTrash } from './EmptyTrash';
import {
  emailLeft,
  emailSelected,
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

/** Email: folders and labels, the list of one of them, and the selected email (`?id=3`), to read or to edit.
 * `?to=somebody@example.nl` starts a new one. */
export default function EmailPage() {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadEmails);
  const state = useAppSelector(selectEmailState);
  const { status, search } = state;
  const emails = useAppSelector(selectEmails);
  const shown = useAppSelector(selectCurrentEmail);
  const unreadCount = useAppSelector(selectEmailCounts).inbox;
  const selectedIdParam = useSelectedIdParam();
  const { id, addressOf, close } = selectedIdParam;
  const actions = useEmailActions(selectedIdParam);
  const shortcuts = useEmailShortcuts({ emails, shown, actions, show: selectedIdParam.show });

  useEffect(() => {
    if (status === 'ready') dispatch(id === null ? emailLeft() : emailSelected(id));
  }, [dispatch, id, status]);
  useEffect(() => () => void dispatch(emailLeft()), [dispatch]);

  useComposeFromAddress(status === 'ready');
  useUnloadWarning(useUploads().length > 0);
  useRemoveUnusedFiles(state);

  const chooseFolder = (filter: EmailFilter) => {
    dispatch(emailsFiltered(filter));
    close();
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
      list={<EmailList emails={emails} addressOf={addressOf} />}
      detail={<EmailPane email={shown} actions={actions} />}
      detailOf={shown?.id ?? null}
      isDetailOpen={id !== null}
      onBack={close}
      arrange={(listDetail) => (
        <div className="email-layout">
          <FolderNavigation onChoose={chooseFolder} />
          {listDetail}
        </div>
      )}
    >
      <EmailUndoNotice />
    </SampleListPage>
  );
}
