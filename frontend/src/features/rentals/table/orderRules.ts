import { type RentalOrder, type SortColumn, startsDescending } from './sortRentals';

/** Orders by a column alone, and turns the order round when it does already. */
export function orderedBy(order: RentalOrder, column: SortColumn): RentalOrder {
  const [first] = order;
  const isTurned = order.length === 1 && first?.column === column;
  return [{ column, descending: isTurned ? !first.descending : startsDescending(column) }];
}

/** Orders by a column too, among rows that are equal so far; a column that does so already is turned, then let go. */
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
