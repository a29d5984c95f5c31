import './filter-pills.scss';

export interface FilterPill<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** How many items it leaves. */
  readonly count?: number;
}

export interface FilterPillsProps<Name extends string> {
  /** Says what is filtered. */
  readonly label: string;
  readonly pills: readonly FilterPill<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** Filters of which one holds, side by side. */
export function FilterPills<Name extends string>({ label, pills, chosen, onChoose }: FilterPillsProps<Name>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
    <div role="group" aria-label={label} className="filter-pills">
      {pills.map(({ name, label: text, count }) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {text}
          {count !== undefined && <span className="filter-pill-count">{count}</span>}
        </button>
      ))}
    </div>
  );
}
