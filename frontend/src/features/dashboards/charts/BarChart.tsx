import { usePageTheme } from '../../../components/usePageTheme';
import { isolate } from '../../../lib/isolate';
import { ChartFigure, type ChartText } from './ChartFigure';
import { shorten, widestText } from './textWidth';

/** In pixels: a bar, from one bar to the next, and between a bar and its texts. */
const thickness = 20;
const pitch = 28;
const gap = 8;

/** Names get this share of a narrow chart at most. */
const maxNameShare = 0.45;

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The title of its tooltip: its name by default. */
  readonly title?: string;
  /** A CSS colour; the first data colour by default. */
  readonly colour?: string;
}

export interface BarChartProps extends ChartText {
  /** The name of the measured quantity. */
  readonly series: string;
  readonly bars: readonly Bar[];
  /** Formats the figure at the end of a bar. */
  readonly formatLabel: (value: number) => string;
  /** Formats the figure in a bar's tooltip. */
  readonly formatFigure: (value: number) => string;
}

/** Horizontal bars, each with its name before it and its figure behind it. */
export function BarChart({ series, bars, formatLabel, formatFigure, ...text }: BarChartProps) {
  const names = bars.map(({ name }) => name);
  const labels = bars.map(({ value }) => formatLabel(value));
  return (
    <ChartFigure
      {...text}
      height={pitch * Math.max(1, bars.length)}
      measured={[...names, ...labels]}
      tooltipOf={(index) => {
        const bar = bars[index];
        if (!bar) return null;
        const { name, value, title = name, colour = defaultColour } = bar;
        return { title, figures: [{ colour, label: series, value: formatFigure(value) }] };
      }}
    >
      {(width) => <Bars bars={bars} labels={labels} width={width} />}
    </ChartFigure>
  );
}

const defaultColour = 'var(--polder-data-1)';

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly labels: readonly string[];
  readonly width: number;
}

function Bars({ bars, labels, width }: BarsProps) {
  const { rightToLeft } = usePageTheme();
  const names = bars.map(({ name }) => shorten(name, maxNameShare * width));
  const start = widestText(names) + gap;
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  const longest = Math.max(0, width - start - gap - widestText(labels));
  const [before, behind] = rightToLeft ? (['start', 'end'] as const) : (['end', 'start'] as const);
  /** `distance` from where reading starts. */
  const xAt = (distance: number) => (rightToLeft ? width - distance : distance);
  return bars.map(({ value, colour = defaultColour }, index) => {
    const length = (longest * value) / largest;
    const middle = pitch * (index + 0.5);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rentals may have the same name
      <g key={index} className="chart-mark" data-index={index}>
        <rect className="chart-band" y={pitch * index} width={width} height={pitch} />
        <text className="chart-name" x={xAt(start - gap)} y={middle} textAnchor={before}>
          {isolate(names[index] as string)}
        </text>
        <rect
          className="chart-bar"
          x={rightToLeft ? xAt(start + length) : start}
          y={middle - thickness / 2}
          width={length}
          height={thickness}
          rx="2"
          fill={colour}
        />
        <text className="chart-value" x={xAt(start + length + gap)} y={middle} textAnchor={behind}>
          {labels[index]}
        </text>
      </g>
    );
  });
}
