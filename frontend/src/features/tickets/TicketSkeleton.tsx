import { useTranslation } from 'react-i18next';
import { statuses } from './ticket';
import { areTicketsUnchanged } from './ticketsSlice';

/**
 * The class of the sample's texts where they stand for a ticket that loads. They can be read where they are about to be
 * shown anyway: on a first visit that is long before the scripts arrive.
 * @param isFirst whether the address names no other ticket
 * @param isHydrated a document shows the texts, and hides them by data-edited where this browser has other tickets
 */
export const sampleClass = (isFirst: boolean, isHydrated: boolean): string =>
  isFirst && (!isHydrated || areTicketsUnchanged()) ? 'ticket-of-sample' : 'ticket-of-sample is-outline';

export function TicketStepsSkeleton() {
  return (
    <div className="ticket-steps skeleton">
      {statuses.map((status) => (
        <span key={status} className="placeholder" />
      ))}
    </div>
  );
}

/** In place of a date or number. */
export function TicketFactSkeleton() {
  return (
    <span className="skeleton">
      <span className="placeholder" />
    </span>
  );
}

export function TicketFieldsSkeleton() {
  const { t } = useTranslation('tickets');
  return (
    <div className="ticket-fields">
      {(['AgentName', 'priority', 'due'] as const).map((field) => (
        <div key={field}>
          <span className="ticket-field-name">{t(`field.${field}`)}</span>
          <div className="form-control">&nbsp;</div>
        </div>
      ))}
    </div>
  );
}
