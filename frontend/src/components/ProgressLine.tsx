import type { ProgressHTMLAttributes } from 'react';
import './progress-line.scss';

/** A progress bar; indeterminate without a `value`. */
export const ProgressLine = (props: ProgressHTMLAttributes<HTMLProgressElement>) => (
  <progress className="progress-line" {...props} />
);
