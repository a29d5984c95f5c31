import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import { useFormats } from '../../components/useFormats';
import { announce } from '../../lib/announce';
import { selectSession } from '../session/public/session';
import type { Ticket } from './ticket';
import { commentDrafted, selectTicketsState, ticketCommented } from './ticketsSlice';

/** What was said about a ticket, oldest first, and a field for more. The draft is stored, as those of chats are. */
export function TicketComments({ ticket: { Id, Comments = [] } }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const { dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectSession);
  const draft = useAppSelector(selectTicketsState).drafts[Id] ?? '';
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const isEmpty = draft.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(isEmpty);
    field.current?.focus();
    if (isEmpty) return;
    dispatch(ticketCommented(Id, email ?? ''));
    announce(t('comments.added'));
  };

  return (
    <section className="ticket-comments" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t('comments.title')}</h3>
      {Comments.length === 0 && <p className="ticket-comments-none">{t('comments.none')}</p>}
      <ul>
        {Comments.map(({ author, time, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments are only added, at the end
          <li key={index}>
            <Avatar name={author || t('comments.guest')} />
            <div>
              <p className="ticket-comment-by">
                <bdi>{author || t('comments.guest')}</bdi> <time dateTime={time}>{dateTime(time)}</time>
              </p>
              <p className="prose" dir="auto">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate>
        <label className="form-label" htmlFor={`${id}text`}>
          {t('comments.write')}
        </label>
        <textarea
          id={`${id}text`}
          ref={field}
          className={isRefused && isEmpty ? 'form-control is-invalid' : 'form-control'}
          aria-invalid={isRefused && isEmpty}
          aria-describedby={isRefused && isEmpty ? `${id}problem` : undefined}
          rows={3}
          maxLength={2000}
          dir="auto"
          value={draft}
          onChange={(event) => dispatch(commentDrafted({ id: Id, text: event.target.value }))}
        />
        {isRefused && isEmpty && (
          <div id={`${id}problem`} className="invalid-feedback">
            {t('comments.empty')}
          </div>
        )}
        <button type="submit" className="btn btn-outline-secondary">
          {t('comments.add')}
        </button>
      </form>
    </section>
  );
}
