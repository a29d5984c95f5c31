/** A page with a list and the selected item. */
export { SampleListPage } from '../SampleListPage';
export { useNewFromAddress } from '../useNewFromAddress';
