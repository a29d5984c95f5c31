import type { ProgressHTMLAttributes } from 'react';
import './progress-line.scss';

/** How far something is, as a line that fills; without a `value` it shows that something is under way. */
export const ProgressLine = (props: ProgressHTMLAttributes<HTMLProgressElement>) => (
  <progress className="progress-line" {...props} />
);
