import type { ReactNode } from 'react';
import './drop-area.scss';
import { clsx } from 'clsx';

interface DropAreaProps {
  /** True while a file is held over the page. */
  readonly isOver?: boolean;
  /** Lays out what is in it. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Looks like a place to drop a file; the whole page takes it. */
export function DropArea({ isOver = false, className, children }: DropAreaProps) {
  return <div className={clsx('drop-area', className, isOver && 'is-over')}>{children}</div>;
}
