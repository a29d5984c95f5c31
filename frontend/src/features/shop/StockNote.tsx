import { useTranslation } from 'react-i18next';

/** Up to this stock, the number is shown. */
const few = 5;

export interface StockNoteProps {
  /** How many are left. */
  readonly stock: number;
  /** Says nothing where there is enough: among many products only the others are news. */
  readonly isBrief?: boolean;
}

/** Whether a product is in stock, with the number when few are left. */
export function StockNote({ stock, isBrief = false }: StockNoteProps) {
  const { t } = useTranslation('shop');
  if (stock === 0) return <span className="badge text-bg-danger">{t('stock.none')}</span>;
  if (stock <= few) return <span className="badge text-bg-warning">{t('stock.few', { count: stock })}</span>;
  return isBrief ? null : <span className="badge text-bg-success">{t('stock.enough')}</span>;
}
