import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { paths } from '../../../lib/paths';
import { rentalParam } from './rentalParam';
import { useRentalPanels } from './useRentalPanels';

export interface RentalLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads to a rental: its panel opens over the page, and in another tab over the overview. */
export function RentalLink({ id, children, ...attributes }: RentalLinkProps) {
  const { openRental } = useRentalPanels();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openRental(id);
  };
  return (
    <Link {...attributes} to={`${paths.home}?${rentalParam}=${encodeURIComponent(id)}`} onClick={open}>
      {children}
    </Link>
  );
}
