import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AiFilter } from '../../rentals/ai-filter/AiFilter';
import { writeListParams } from '../../rentals/filter/filterParams';
import { type FilterCriteria, noCriteria } from '../../rentals/filter/filterRentals';
import { defaultOrder } from '../../rentals/table/sortRentals';

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
