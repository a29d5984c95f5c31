/** The parts of a page that analyses texts. */
export { GuestNotice } from '../GuestNotice';
export { HistoryCard } from '../HistoryCard';
export { MarksCard } from '../MarksCard';
export { TextForm } from '../TextForm';

import '../text.scss';

export { type TextAnalysisControl, useTextAnalysis } from '../useTextAnalysis';
