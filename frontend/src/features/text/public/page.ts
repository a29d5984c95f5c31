/** The parts of a page that reads texts. */
export { GuestNotice } from '../GuestNotice';
export { HistoryCard } from '../HistoryCard';
export { MarksCard } from '../MarksCard';
export { TextForm } from '../TextForm';

import '../text.scss';

export { type TextReadingControl, useTextReading } from '../useTextReading';
