import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { NoMatch } from '../../components/NoMatch';
import { selectTicketsState } from './ticketsSlice';

/** Replaces an empty list of tickets. */
export function NoTickets({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation('tickets');
  const { items } = useAppSelector(selectTicketsState);
  if (items.length === 0) return <EmptyState drawing="doorbell" title={t('noneTitle')} hint={t('none')} />;
  return <NoMatch title={t('noMatchTitle')} hint={t('noMatch')} showAllLabel={t('showAll')} onShowAll={onShowAll} />;
}
