import check from 'bootstrap-icons/icons/check-lg.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { Ticket } from './ticket';

/** Open is neutral, pending waits for a person, closed needs no attention. */
export const statusColours = { Open: 'primary', Pending: 'warning', Closed: 'secondary' } as const;

/** A ticket's status as a coloured badge with text. */
export function TicketStatusBadge({ ticket: { Status } }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  return (
    <span className={`badge text-bg-${statusColours[Status]}`}>
      {Status === 'Closed' && <Icon icon={check} />} {t(`status.${Status}`)}
    </span>
  );
}
