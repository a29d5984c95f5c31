import paperclip from 'bootstrap-icons/icons/paperclip.svg?glyph';
import star from 'bootstrap-icons/icons/star.svg?glyph';
import starFill from 'bootstrap-icons/icons/star-fill.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { ItemList } from '../../components/ItemList';
import { ListSkeleton, useIsListDrawn } from '../sample-data/public/list';
import { type ConversationSize, groupOf } from './conversations';
import { type Email, locationOf, nameOf, namesOf } from './email';
import {
  emailCheckedToggled,
  emailStarToggled,
  emailsSearched,
  selectConversationSizes,
  selectCurrentEmail,
  selectEmailState,
} from './emailSlice';
import { useShortTime } from './useShortTime';

/** In pixels: three lines of text and their padding. */
const rowHeight = 84;

export interface EmailListProps {
  readonly emails: Email[];
  readonly addressOf: (id: number) => string;
}

/** The emails of a folder that match the search, virtualised. */
export function EmailList({ emails, addressOf }: EmailListProps) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const { status, search, filter, selected, everywhere } = useAppSelector(selectEmailState);
  const isDrawn = useIsListDrawn(status);
  const shown = useAppSelector(selectCurrentEmail);
  const sizes = useAppSelector(selectConversationSizes);
  // An earlier email of a conversation is shown beside the row of its newest.
  const row = shown && emails.find((email) => groupOf(email) === groupOf(shown));

  if (!isDrawn) return <ListSkeleton rows={8} rowHeight={rowHeight} />;
  if (emails.length === 0) {
    return (
      <EmptyState
        drawing={search ? 'fishing' : 'letterBox'}
        title={search ? t('noMatchTitle') : t('nothingIn', { folder: t(`filter.${filter}`) })}
        hint={search ? t('noMatch') : undefined}
      >
        {search && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(emailsSearched(''))}>
            {t('clearSearch')}
          </button>
        )}
      </EmptyState>
    );
  }
  return (
    <ItemList
      label={t(`filter.${filter}`)}
      items={emails}
      rowHeight={rowHeight}
      selected={row?.id ?? selected}
      addressOf={addressOf}
      before={(email) => (
        <label className="email-check">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={t('check', { subject: email.subject || t('noSubject') })}
            checked={email.checked}
            onChange={() => dispatch(emailCheckedToggled(email.id))}
          />
        </label>
      )}
      after={(email) => (
        <button
          type="button"
          className="btn btn-icon email-star"
          aria-label={t('star', { subject: email.subject || t('noSubject') })}
          aria-pressed={email.starred}
          onClick={() => dispatch(emailStarToggled(email.id))}
        >
          <Icon icon={email.starred ? starFill : star} />
        </button>
      )}
    >
      {(email) => (
        <EmailRow
          email={email}
          size={sizes.get(groupOf(email))}
          search={search}
          hasFolder={everywhere && search.trim() !== ''}
        />
      )}
    </ItemList>
  );
}

interface EmailRowProps {
  /** The newest of its conversation in the list. */
  readonly email: Email;
  readonly size: ConversationSize | undefined;
  readonly search: string;
  /** Whether it says where the email is. */
  readonly hasFolder: boolean;
}

function EmailRow({ email, size = { count: 1, unread: 0 }, search, hasFolder }: EmailRowProps) {
  const { t } = useTranslation('email');
  const shortTime = useShortTime();
  const { from, To, subject, emailExcerpt, draft, sent, time } = email;
  const unread = size.unread > 0;
  const who = sent || draft ? t('to', { names: namesOf(To) || t('nobody') }) : nameOf(from);
  return (
    <span className={unread ? 'item-text email-row email-row-unread' : 'item-text email-row'}>
      <span className="email-row-head">
        <span className="email-row-who" dir="auto">
          {unread && <span className="visually-hidden">{t('unread')} </span>}
          <Highlight text={who} search={search} />
        </span>
        {size.count > 1 && (
          <span className="email-row-count">
            <span aria-hidden="true">{size.count}</span>
            <span className="visually-hidden">{t('messages', { count: size.count })}</span>
          </span>
        )}
        {email.attachments && email.attachments.length > 0 && (
          <>
            <Icon icon={paperclip} />
            <span className="visually-hidden">{t('attachments.count', { count: email.attachments.length })}</span>
          </>
        )}
        <time dateTime={time}>{shortTime(time)}</time>
      </span>
      <span className="email-row-subject" dir="auto">
        <Highlight text={subject || t('noSubject')} search={search} />
      </span>
      <span className="item-note" dir="auto">
        {hasFolder && <>{t(`filter.${email.trash ? 'trash' : locationOf(email)}`)} · </>}
        <Highlight text={emailExcerpt} search={search} />
      </span>
    </span>
  );
}
