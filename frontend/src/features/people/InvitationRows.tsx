import check from 'bootstrap-icons/icons/check-lg.svg?glyph';
import warning from 'bootstrap-icons/icons/exclamation-circle.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { InvitationRow } from './invitationList';
import type { SentInvitation } from './useSendInvitations';

export interface InvitationRowsProps {
  /** The rows of the field's text. */
  readonly rows: readonly InvitationRow[];
  /** The results of the rows that were sent. */
  readonly sent: readonly SentInvitation[];
  readonly isSending: boolean;
}

/** The maximum number of rows shown of each list; problems come first. */
const most = 200;

/** Each line as parsed, with its problem; after sending, with its result. */
export function InvitationRows({ rows, sent, isSending }: InvitationRowsProps) {
  const { t } = useTranslation('people');
  const delivered = sent.filter(({ person }) => person);
  const refused = sent.filter(({ person }) => !person);
  const wrong = rows.filter(({ problem }) => problem);
  const refusedEmails = new Set(refused.map(({ row }) => row.email));
  const waiting = isSending
    ? []
    : [...wrong, ...rows.filter(({ problem, email }) => !problem && !refusedEmails.has(email))];
  return (
    <>
      <p role="status" className="invite-status">
        {sent.length > 0 && t('invite.sent', { count: delivered.length })}{' '}
        {refused.length > 0 && t('invite.notSent', { count: refused.length })}
        {sent.length === 0 && wrong.length > 0 && t('invite.wrong', { count: wrong.length })}
      </p>
      {(sent.length > 0 || waiting.length > 0) && (
        <ul className="invite-rows" aria-label={t('invite.rows')}>
          {[...refused, ...delivered].slice(0, most).map(({ row, person, problem }) => (
            <li key={`sent ${row.line} ${row.email}`} className={person && !problem ? 'is-done' : 'is-wrong'}>
              <Icon icon={person && !problem ? check : warning} />
              <bdi>{row.email}</bdi>
              <span>{problem ?? t('invite.isSent', { role: t(`role.${person?.role ?? row.role}`) })}</span>
            </li>
          ))}
          {waiting.slice(0, most).map((row) => (
            <li key={`${row.line} ${row.email}`} className={row.problem ? 'is-wrong' : undefined}>
              {row.problem && <Icon icon={warning} />}
              <bdi>{row.email || row.text}</bdi>
              <span>{row.problem ? t(`problem.${row.problem}`, { line: row.line }) : t(`role.${row.role}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
