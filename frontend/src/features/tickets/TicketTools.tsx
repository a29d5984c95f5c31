import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { priorities } from './ticket';
import { selectTicketsState } from './ticketsSlice';
import { readView, type TicketView, writeView } from './ticketView';
import { agentNames } from './useAgents';

export interface TicketToolsProps {
  readonly view: TicketView;
  readonly onChange: (changed: Partial<TicketView>) => void;
}

/** Option values need text: the names of people follow a mark, so that none is taken for "everyone". */
const named = 'is:';
const orders = ['created', '-created', 'due', '-due', 'priority', '-priority'] as const;

/** Filters by assignee and priority, and, where the table has no heads, the order. */
export function TicketTools({ view, onChange }: TicketToolsProps) {
  const { t } = useTranslation('tickets');
  const { items } = useAppSelector(selectTicketsState);
  const { agent, priority } = view;
  const agents = agentNames([...items.map(({ AgentName }) => AgentName), agent ?? '']);
  return (
    <>
      <select
        className="form-select"
        aria-label={t('filterAgent')}
        value={agent === null ? '' : named + agent}
        onChange={({ target: { value } }) => onChange({ agent: value === '' ? null : value.slice(named.length) })}
      >
        <option value="">{t('everyone')}</option>
        <option value={named}>{t('nobody')}</option>
        {agents.map((name) => (
          <option key={name} value={named + name}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label={t('filterPriority')}
        value={priority ?? ''}
        onChange={({ target: { value } }) => onChange({ priority: priorities.find((one) => one === value) ?? null })}
      >
        <option value="">{t('allPriorities')}</option>
        {priorities.map((one) => (
          <option key={one} value={one}>
            {t(`priority.${one}`)}
          </option>
        ))}
      </select>
      <select
        className="form-select ticket-order"
        aria-label={t('sortBy')}
        value={writeView(view).sort ?? ''}
        onChange={({ target: { value } }) => onChange({ sort: readView(new URLSearchParams({ sort: value })).sort })}
      >
        <option value="">{t('sort.none')}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </select>
    </>
  );
}
