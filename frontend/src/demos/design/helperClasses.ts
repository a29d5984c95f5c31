export interface HelperClass {
  readonly name: string;
  /** The sample that shows it: text, three boxes in a row, or the space around one. */
  readonly sample: 'text' | 'boxes' | 'space';
}

const shownOn =
  (sample: HelperClass['sample']) =>
  (name: string): HelperClass => ({ name, sample });

/** The helper classes used by the pages: Bootstrap's, except those that the design replaces. */
export const helperClasses = {
  text: [
    'fw-medium',
    'fw-semibold',
    'small',
    'lead',
    'text-secondary',
    'text-truncate',
    'text-uppercase',
    'font-monospace',
    'text-decoration-underline',
    'figure-number',
  ].map(shownOn('text')),
  meaning: [
    'text-success',
    'text-danger',
    'text-bg-primary',
    'text-bg-success',
    'text-bg-warning',
    'text-bg-danger',
    'bg-body-secondary',
    'bg-body-tertiary',
  ].map(shownOn('text')),
  row: [
    'd-flex gap-1',
    'd-flex gap-3',
    'd-flex justify-content-between',
    'd-flex justify-content-center',
    'd-flex justify-content-end',
    'd-flex flex-column gap-1',
    'd-flex flex-row-reverse gap-1',
    'd-grid gap-2',
  ].map(shownOn('boxes')),
  space: ['p-1', 'p-2', 'p-12', 'p-3', 'px-3', 'py-2', 'ps-3', 'pe-3'].map(shownOn('space')),
} satisfies Record<string, readonly HelperClass[]>;
