import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon';
import type { FoundItem, FoundSection, PaletteItem } from './paletteItems';

export interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly FoundSection[];
  /** The active option's index among all items. */
  readonly active: number;
  readonly optionId: (place: number) => string;
  readonly onPoint: (place: number) => void;
  readonly onChoose: (item: PaletteItem) => void;
}

/** The options by section. Scrolls the active one into view. */
export function PaletteList({ id, label, sections, active, optionId, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = optionId(active);
  useEffect(() => {
    const option = document.getElementById(activeId);
    if (option && list.current?.contains(option)) option.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  let place = -1;
  const optionOf = (found: FoundItem, section: FoundSection) => {
    place += 1;
    const mine = place;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
      <div
        key={found.item.id}
        id={optionId(mine)}
        role="option"
        aria-selected={mine === active}
        aria-disabled={found.item.denial !== undefined || undefined}
        tabIndex={-1}
        className="palette-option"
        onPointerMove={() => onPoint(mine)}
        onClick={() => onChoose(found.item)}
      >
        <span className="palette-sign">{signOf(found.item)}</span>
        <span className="palette-title">
          <bdi>{marked(found)}</bdi>
        </span>
        {found.item.denial && <span className="palette-detail palette-denial">{found.item.denial}</span>}
        {!found.item.denial && found.item.detail && found.item.detail !== section.title && (
          <span className="palette-detail">{found.item.detail}</span>
        )}
      </div>
    );
  };

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="palette-list" tabIndex={-1}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox group is not a fieldset
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <div id={`${id}-${section.id}`} role="presentation" className="palette-section">
            {section.title}
          </div>
          {section.found.map((found) => optionOf(found, section))}
        </div>
      ))}
    </div>
  );
}

function signOf({ icon, flag }: PaletteItem): ReactNode {
  if (flag) return <span aria-hidden="true">{flag}</span>;
  return icon && <Icon icon={icon} />;
}

/** The title with the matched characters marked. */
function marked({ item, places }: FoundItem): ReactNode[] {
  const wanted = new Set(places);
  const runs: { text: string; isMarked: boolean; at: number }[] = [];
  Array.from(item.title).forEach((letter, at) => {
    const last = runs.at(-1);
    const isMarked = wanted.has(at);
    if (last?.isMarked === isMarked) last.text += letter;
    else runs.push({ text: letter, isMarked, at });
  });
  return runs.map(({ text, isMarked, at }) => (isMarked ? <mark key={at}>{text}</mark> : text));
}
