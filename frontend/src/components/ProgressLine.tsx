import type { ProgressHTMLAttributes } from 'react';
import './progress-line.scss';

/** How far something is, as a line that fills; without a `value` the browser shows that it is under way. */
export const ProgressLine = (props: ProgressHTMLAttributes<HTMLProgressElement>) => (
  <progress className="progress-line" {...props} />
);
