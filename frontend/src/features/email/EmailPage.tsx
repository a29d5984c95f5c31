import pencil from 'bootstrap-icons/icons/pencil-square.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Icon } from '../../components/Icon';
import { ListDetail } from '../../components/ListDetail';
import { SearchField } from '../../components/SearchField';
import { useShownId } from '../../components/useShownId';
import { SampleHeader } from '../sample-data/SampleHeader';
import { useSampleLoad } from '../sample-data/useSampleLoad';
import { BulkActions } from './BulkActions';
import { EmailList } from './EmailList';
import { EmailPane } from './EmailPane';
import { EmailUndoNotice } from './EmailUndoNotice';
import type { EmailFilter } from './email';
import './email.scss';
import {
  emailSelected,
  emailsFiltered,
  emailsSearched,
  loadEmails,
  selectEmailCounts,
  selectEmailState,
  selectEmails,
  selectShownEmail,
} from './emailSlice';
import { FolderNavigation, FolderSelect } from './FolderNavigation';
import { useEmailActions } from './useEmailActions';
import { useEmailShortcuts } from './useEmailShortcuts';

/** Email: folders and labels, the emails of one of them, and the one chosen (`?id=3`), to read or to write on. */
export default function EmailPage() {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadEmails);
  const { status, error, origin, unsaved, search } = useAppSelector(selectEmailState);
  const emails = useAppSelector(selectEmails);
  const shown = useAppSelector(selectShownEmail);
  const unreadCount = useAppSelector(selectEmailCounts).inbox;
  const shownId = useShownId();
  const { id, addressOf, close } = shownId;
  const searchField = useRef<HTMLInputElement>(null);
  const actions = useEmailActions(shownId);
  const shortcuts = useEmailShortcuts({ emails, shown, actions, searchField, show: shownId.show });

  useEffect(() => {
    if (id !== null && status === 'ready') dispatch(emailSelected(id));
  }, [dispatch, id, status]);

  const chooseFolder = (filter: EmailFilter) => {
    dispatch(emailsFiltered(filter));
    close();
  };

  if (status === 'failed') return <ErrorNotice error={error} onRetry={reload} />;
  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={status === 'ready' ? t('summary', { count: unreadCount }) : t('loading', { ns: 'common' })}
        origin={origin}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => {
          close();
          reload({ reset: true });
        }}
      >
        <button
          type="button"
          className="btn btn-primary"
          disabled={status !== 'ready'}
          onClick={() => actions.compose()}
        >
          <Icon glyph={pencil} />
          {t('compose')}
        </button>
      </SampleHeader>
      <div className="email-layout">
        <FolderNavigation onChoose={chooseFolder} />
        <ListDetail
          listLabel={t('list')}
          detailLabel={t('detail')}
          tools={
            <>
              <FolderSelect onChoose={chooseFolder} />
              <SearchField
                ref={searchField}
                label={t('search')}
                value={search}
                onChange={(text) => dispatch(emailsSearched(text))}
                outcome={t('found', { count: emails.length })}
              />
              <BulkActions emails={emails} />
            </>
          }
          list={<EmailList emails={emails} addressOf={addressOf} />}
          detail={status === 'ready' && <EmailPane email={shown} actions={actions} />}
          isDetailOpen={id !== null}
          onBack={close}
        />
      </div>
      <EmailUndoNotice />
    </>
  );
}
