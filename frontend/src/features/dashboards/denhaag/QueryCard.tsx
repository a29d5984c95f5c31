import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AiFilter } from '../../rentals/public/aiFilter';
import { defaultOrder, type FilterCriteria, noCriteria, writeListParams } from '../../rentals/public/criteria';

/** Filters rentals by a sentence. Applying the filter opens the filtered list. */
export function QueryCard() {
  const { t } = useTranslation('text');
  const navigate = useNavigate();
  const titleId = useId();
  const setCriteria = (changed: Partial<FilterCriteria>) => {
    const params = writeListParams(new URLSearchParams(), {
      criteria: { ...noCriteria, ...changed },
      order: defaultOrder,
    });
    navigate(`/dashboards/Rotterdam?${params}`);
  };
  return (
    <section className="card marks-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('ask.title')}</h2>
      <AiFilter list={{ setCriteria }} />
    </section>
  );
}
