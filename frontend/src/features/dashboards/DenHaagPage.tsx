import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { isRunningLocally } from '../../cloud/configure';
import { useRerenderEveryMinute } from '../../components/useRerenderEveryMinute';
import { selectAccountId, selectRole } from '../session/public/session';
import type { TextAnalysis } from '../text/public/analysis';
import {
  GuestNotice,
  HistoryCard,
  MarksCard,
  type TextAnalysisControl,
  TextForm,
  useTextAnalysis,
} from '../text/public/page';
import { ArrangedCards } from './arrangement/ArrangedCards';
import type { PlacedCard } from './arrangement/arrangement';
import { type ArrangementControl, useArrangement } from './arrangement/useArrangement';
import { DashboardFrame } from './DashboardFrame';
import { QueryCard } from './denhaag/QueryCard';
import './denhaag/denhaag.scss';
import { EntityTotalsCard } from './denhaag/EntityTotalsCard';
import { SentimentCard } from './denhaag/SentimentCard';
import { TopEntitiesCard } from './denhaag/TopEntitiesCard';
import { WordClassesCard } from './denhaag/WordClassesCard';

const defaultCards: readonly PlacedCard[] = [
  { id: 'marks', width: 3 },
  { id: 'totals', width: 1 },
  { id: 'named', width: 1 },
  { id: 'feeling', width: 1 },
  { id: 'syntax', width: 3 },
  { id: 'ask', width: 3 },
];

/** Text intelligence: the entities, key phrases and sentiment of a text. */
export default function DenHaagPage() {
  const { t } = useTranslation('text');
  const role = useAppSelector(selectRole);
  const isAccount = role !== undefined && role !== 'guest';
  // A phone takes 150 milliseconds to draw the page: React does that in pieces.
  const isKnown = useDeferredValue(isAccount) && isAccount;
  const sub = useAppSelector(selectAccountId);
  const arrangement = useArrangement('denHaag', defaultCards);
  return (
    <DashboardFrame title={t('title')} subtitle={t('subtitle')} arrangement={isKnown ? arrangement : undefined}>
      {role === 'guest' && <GuestNotice />}
      {isKnown && <TextAndResults key={sub} arrangement={arrangement} />}
    </DashboardFrame>
  );
}

/** The text and its results, of one account. */
function TextAndResults({ arrangement }: { readonly arrangement: ArrangementControl }) {
  const control = useTextAnalysis();
  return (
    <>
      <div className="text-desk">
        <div className="card">
          <TextForm control={control} />
        </div>
        <History control={control} />
      </div>
      <AnalysisCards analysis={control.analysis} arrangement={arrangement} />
    </>
  );
}

/** A separate component, so that only the part with the relative times is rendered again as time passes. */
function History({ control }: { readonly control: TextAnalysisControl }) {
  useRerenderEveryMinute();
  return <HistoryCard control={control} />;
}

interface AnalysisCardsProps {
  readonly analysis: TextAnalysis | null;
  readonly arrangement: ArrangementControl;
}

/** The results, one per card. A card without results is left out. */
function AnalysisCards({ analysis, arrangement }: AnalysisCardsProps) {
  const { t } = useTranslation('text');
  const entities = analysis?.entities.result;
  const syntax = analysis?.syntax.result;
  return (
    <ArrangedCards
      arrangement={arrangement}
      contents={{
        marks: analysis
          ? { title: t('marks.title'), content: <MarksCard analysis={analysis} isLocal={isRunningLocally()} /> }
          : undefined,
        totals: entities ? { title: t('totals.title'), content: <EntityTotalsCard entities={entities} /> } : undefined,
        named:
          entities && analysis
            ? { title: t('named.title'), content: <TopEntitiesCard analysis={analysis} /> }
            : undefined,
        feeling: analysis ? { title: t('feeling.title'), content: <SentimentCard analysis={analysis} /> } : undefined,
        syntax: syntax ? { title: t('syntax.title'), content: <WordClassesCard syntax={syntax} /> } : undefined,
        ask: { title: t('ask.title'), content: <QueryCard /> },
      }}
    />
  );
}
