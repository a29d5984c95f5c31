import check from 'bootstrap-icons/icons/check-lg.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { OrderStatus } from './orders';

const colours = { placed: 'primary', sent: 'success', cancelled: 'secondary' } as const;

/** An order's status as a coloured badge with text. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('shop');
  return (
    <span className={`badge text-bg-${colours[status]}`}>
      {status === 'sent' && <Icon icon={check} />} {t(`orders.status.${status}`)}
    </span>
  );
}
