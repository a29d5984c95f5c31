import { defineLazy } from '../../../components/LazyComponent';

/** The form for the labels of chosen contacts, loaded when it is first opened. */
export const lazyLabelDialog = defineLazy(() => import('./LabelDialog'));
