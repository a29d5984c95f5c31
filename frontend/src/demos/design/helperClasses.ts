export interface HelperClass {
  readonly name: string;
  /** On what it is shown: a few words, three boxes in a row, or the space around one. */
  readonly sample: 'text' | 'boxes' | 'space';
}

const shownOn =
  (sample: HelperClass['sample']) =>
  (name: string): HelperClass => ({ name, sample });

/** The helper classes that pages are made with: Bootstrap's, less those that the design does by other means. */
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
