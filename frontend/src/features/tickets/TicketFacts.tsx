import person from 'bootstrap-icons/icons/person-lines-fill.svg?glyph';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import DateField from '../../components/date/DateField';
import { Icon } from '../../components/Icon';
import { selectContactsState } from '../contacts/public/contacts';
import { fullName } from '../contacts/public/names';
import type { TicketChange } from './changeTickets';
import { OverdueMark } from './DueDate';
import { AgentSelect, PrioritySelect } from './TicketSelects';
import { priorityOf, type Ticket } from './ticket';
import { ticketsChanged } from './ticketsSlice';

/** The fields of a ticket that can be changed in place. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const id = useId();
  const { Id, AgentName, Due = '' } = ticket;
  const { items: contacts } = useAppSelector(selectContactsState);
  const contact = contacts.find((one) => fullName(one) === AgentName);
  const change = (to: TicketChange) => dispatch(ticketsChanged({ ids: [Id], change: to }));
  return (
    <div className="ticket-fields">
      <div>
        <label htmlFor={`${id}agent`}>{t('field.AgentName')}</label>
        <div className="ticket-agent-choice">
          <AgentSelect
            id={`${id}agent`}
            value={AgentName}
            onChange={(value) => change({ field: 'AgentName', value })}
          />
          {contact && (
            <Link
              className="btn btn-icon"
              to={`/apps/contacts?id=${contact.id}`}
              aria-label={t('toContact', { name: AgentName })}
              title={t('toContact', { name: AgentName })}
            >
              <Icon icon={person} />
            </Link>
          )}
        </div>
      </div>
      <div>
        <label htmlFor={`${id}priority`}>{t('field.priority')}</label>
        <PrioritySelect
          id={`${id}priority`}
          value={priorityOf(ticket)}
          onChange={(value) => change({ field: 'Priority', value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}due`}>
          {t('field.due')} <OverdueMark ticket={ticket} />
        </label>
        <DateField
          id={`${id}due`}
          label={t('field.due')}
          value={Due}
          onChange={(day) => change({ field: 'Due', value: day || undefined })}
        />
      </div>
    </div>
  );
}
