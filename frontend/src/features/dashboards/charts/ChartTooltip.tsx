import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePageTheme } from '../../../components/usePageTheme';
import { tooltipPlace } from '../../../lib/tooltipPlace';
import type { LegendEntry } from '../saving/svgPicture';
import { Swatch } from './Swatch';

/** The figures of a mark, such as a bar. */
export interface Tooltip {
  readonly title: string;
  readonly figures: readonly (LegendEntry & { readonly value: string })[];
}

export interface ChartTooltipProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly tooltipOf: (index: number) => Tooltip | null;
}

interface Pointed {
  readonly index: number;
  /** In pixels, from the corner of the place. */
  readonly x: number;
  readonly y: number;
}

/** Beside the pointer, the figures of the mark under it. Everything in it is in the chart's table too. */
export function ChartTooltip({ place, tooltipOf }: ChartTooltipProps) {
  const { rightToLeft } = usePageTheme();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const tooltip = useRef<HTMLDivElement>(null);

  useEffect(() => (place.current ? watchPointer(place.current, setPointed) : undefined), [place]);

  // At every rendering: its text, or the chart's width, may be another.
  useLayoutEffect(() => {
    if (!pointed || !tooltip.current || !place.current) return;
    const { left, top } = tooltipPlace({
      pointer: pointed,
      tooltip: tooltip.current.getBoundingClientRect(),
      chart: place.current.getBoundingClientRect(),
      rightToLeft,
    });
    tooltip.current.style.left = `${Math.round(left)}px`;
    tooltip.current.style.top = `${Math.round(top)}px`;
  });

  const shown = pointed && tooltipOf(pointed.index);
  if (!shown) return null;
  const { title, figures } = shown;
  return (
    <div ref={tooltip} className="chart-tooltip" aria-hidden="true">
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {figures.map(({ colour, label, value }) => (
        <span key={label}>
          <Swatch colour={colour} />
          <bdi>{label}:</bdi> <bdi className="tabular">{value}</bdi>
        </span>
      ))}
    </div>
  );
}

/**
 * Reports the mark under the pointer, and null where there is none. What a finger pointed at stays reported after it is
 * lifted, until it touches something else, scrolls the page, or Escape is pressed.
 * @returns stops it
 */
function watchPointer(place: HTMLElement, report: (pointed: Pointed | null) => void): () => void {
  const point = ({ clientX, clientY }: PointerEvent) => {
    // The target of a finger's events is what it touched first.
    const target = document.elementFromPoint(clientX, clientY);
    const index = place.contains(target) && target?.closest<SVGElement>('[data-index]')?.dataset.index;
    if (!index) return report(null);
    const { left, top } = place.getBoundingClientRect();
    report({ index: Number(index), x: clientX - left, y: clientY - top });
  };
  const cancel = () => report(null);
  const leave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && report(null);
  const pressElsewhere = ({ target }: PointerEvent) => place.contains(target as Node) || report(null);
  const dismissByKey = ({ key }: KeyboardEvent) => key === 'Escape' && report(null);
  place.addEventListener('pointermove', point);
  place.addEventListener('pointerdown', point);
  place.addEventListener('pointerleave', leave);
  place.addEventListener('pointercancel', cancel);
  document.addEventListener('pointerdown', pressElsewhere);
  document.addEventListener('keydown', dismissByKey);
  return () => {
    place.removeEventListener('pointermove', point);
    place.removeEventListener('pointerdown', point);
    place.removeEventListener('pointerleave', leave);
    place.removeEventListener('pointercancel', cancel);
    document.removeEventListener('pointerdown', pressElsewhere);
    document.removeEventListener('keydown', dismissByKey);
  };
}
