import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../components/useFormats';
import type { RefusedRow } from '../read/importFile';

/** The rows that the cloud refused, each with the cloud's reason, which is English. */
export function RefusedRows({ rows }: { readonly rows: readonly RefusedRow[] }) {
  const { t } = useTranslation(['import', 'rentals']);
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas have to be reachable by keyboard
    <section className="checked-rows" tabIndex={0} aria-label={t('refusedRows')}>
      <table className="table table-sm">
        <thead>
          <tr>
            <th scope="col" className="text-end">
              {t('line')}
            </th>
            <th scope="col">{t('rentals:field.Name')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, line, Name, reason }) => (
            <tr key={row}>
              <td className="text-end text-secondary">{number(line)}</td>
              <td title={Name}>
                <bdi>{Name}</bdi>
              </td>
              <td className="refused-reason" lang={reason === t('blockedRow') ? undefined : 'en'} dir="auto">
                {reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
