import { type RentalOrder, type SortColumn, startsDescending } from './sortRentals';

/** Sorts by a column alone, or reverses the order if it already does. */
export function orderedBy(order: RentalOrder, column: SortColumn): RentalOrder {
  const [first] = order;
  const isTurned = order.length === 1 && first?.column === column;
  return [{ column, descending: isTurned ? !first.descending : startsDescending(column) }];
}

/** Adds a column as a sort rule for equal rows. If it is one already, it is reversed, then removed. */
export function withRule(order: RentalOrder, column: SortColumn): RentalOrder {
  const known = order.find((rule) => rule.column === column);
  const defaultDirection = startsDescending(column);
  if (!known) return [...order, { column, descending: defaultDirection }];
  if (known.descending === defaultDirection) {
    return order.map((rule) => (rule === known ? { column, descending: !defaultDirection } : rule));
  }
  const others = order.filter((rule) => rule !== known);
  return others.length > 0 ? others : [{ column, descending: defaultDirection }];
}
