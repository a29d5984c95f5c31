/** The dashboards' cards. */
import '../dashboards.scss';
import '../denhaag/denhaag.scss';
import '../utrecht/utrecht.scss';

export { TimelineCard } from '../amsterdam/TimelineCard';
export { DistributionCard } from '../DistributionCard';
export { EntityTotalsCard } from '../denhaag/EntityTotalsCard';
export { SentimentCard } from '../denhaag/SentimentCard';
export { TopEntitiesCard } from '../denhaag/TopEntitiesCard';
export { FigureCard, FigureCards } from '../FigureCards';
export { Filling } from '../filling';
export { RecentChanges } from '../RecentChanges';
export { SharesCard } from '../SharesCard';
export { TopMarketsCard } from '../TopMarketsCard';
export { countryTotals } from '../utrecht/countryTotals';
export { RankingCard } from '../utrecht/RankingCard';
