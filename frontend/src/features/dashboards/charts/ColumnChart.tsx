import { usePageTheme } from '../../../components/usePageTheme';
import type { LegendEntry } from '../saving/svgPicture';
import { labelledColumns, ticksTo } from './axis';
import { ChartFigure, type ChartText } from './ChartFigure';
import { widestText } from './textWidth';

/** In pixels, with the legend of several series. */
const wholeHeight = 280;
/** In pixels. */
const lineHeight = 16;
const gap = 8;
const legendHeight = 32;

export interface Column {
  /** The lines of its label. */
  readonly label: readonly string[];
  /** The title of its tooltip. */
  readonly title: string;
  /** One for each series, from below. */
  readonly values: readonly number[];
}

export interface ColumnChartProps extends ChartText {
  /** What the values of a column are, and their colours. */
  readonly series: readonly LegendEntry[];
  readonly columns: readonly Column[];
  readonly format: (value: number) => string;
  /** For figures above columns that are narrower than the exact ones. */
  readonly formatShort?: (value: number) => string;
  /** The title below the labels. */
  readonly axisTitle?: string;
  /** The most of its place that a column takes, 0 … 1. */
  readonly fill?: number;
}

/** Columns with their figure above them; those of several series are stacked beside an axis. */
export function ColumnChart({
  series,
  columns,
  format,
  formatShort,
  axisTitle,
  fill = 0.64,
  ...text
}: ColumnChartProps) {
  const isStacked = series.length > 1;
  const labels = columns.flatMap(({ label }) => label);
  const drawn = { columns, colours: series.map(({ colour }) => colour), format, formatShort, axisTitle, fill };
  const drawnHeight = isStacked ? wholeHeight - legendHeight : wholeHeight;
  return (
    <ChartFigure
      {...text}
      height={drawnHeight}
      measured={[...labels, axisTitle ?? '']}
      legend={isStacked ? series : undefined}
      tooltipOf={(index) => {
        const column = columns[index];
        if (!column) return null;
        const { title, values } = column;
        return { title, figures: series.map((one, place) => ({ ...one, value: format(values[place] ?? 0) })) };
      }}
    >
      {(width) => <Columns {...drawn} isStacked={isStacked} width={width} height={drawnHeight} />}
    </ChartFigure>
  );
}

interface ColumnsProps extends Pick<ColumnChartProps, 'columns' | 'format' | 'formatShort' | 'axisTitle'> {
  readonly colours: readonly string[];
  readonly fill: number;
  readonly isStacked: boolean;
  readonly width: number;
  readonly height: number;
}

function Columns(props: ColumnsProps) {
  const { columns, colours, format, formatShort = format, axisTitle, fill, isStacked, width, height } = props;
  const { rightToLeft } = usePageTheme();
  const totals = columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const ticks = isStacked ? ticksTo(Math.max(0, ...totals)) : [];
  const axisWidth = isStacked ? widestText(ticks.map(format)) + gap : 0;
  const lines = Math.max(1, ...columns.map(({ label }) => label.length));
  const top = isStacked ? lineHeight / 2 : lineHeight + gap / 2;
  const bottom = height - gap - lineHeight * (lines + (axisTitle ? 1.25 : 0));
  const highest = ticks.at(-1) ?? Math.max(1, ...totals);
  const yOf = (value: number) => bottom - ((bottom - top) * value) / highest;
  const pitch = (width - axisWidth) / columns.length;
  const exactFigures = totals.map(format);
  const figures = widestText(exactFigures) + gap / 2 > pitch ? totals.map(formatShort) : exactFigures;
  /** `distance` from where reading starts. */
  const xAt = (distance: number) => (rightToLeft ? width - distance : distance);
  const labelled = labelledColumns(
    columns.map(({ label }) => widestText(label)),
    pitch,
    axisWidth,
  );
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="chart-line" x1={xAt(axisWidth)} x2={xAt(width)} y1={yOf(tick)} y2={yOf(tick)} />
          <text
            className="chart-label"
            x={xAt(axisWidth - gap)}
            y={yOf(tick)}
            textAnchor={rightToLeft ? 'start' : 'end'}
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {!isStacked && <line className="chart-line" x2={width} y1={bottom} y2={bottom} />}
      {columns.map(({ label, values }, index) => {
        const middle = xAt(axisWidth + pitch * (index + 0.5));
        const columnWidth = pitch * fill;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are steps, by their order
          <g key={index} className="chart-mark" data-index={index}>
            <rect className="chart-band" x={middle - pitch / 2} width={pitch} height={height} />
            {values.map((value, place) => {
              const below = values.slice(0, place).reduce((sum, one) => sum + one, 0);
              const end = yOf(below + value);
              return (
                <rect
                  key={colours[place]}
                  className="chart-bar"
                  x={middle - columnWidth / 2}
                  y={end}
                  width={columnWidth}
                  height={yOf(below) - end}
                  rx="2"
                  fill={colours[place]}
                />
              );
            })}
            {!isStacked && (
              <text className="chart-value" x={middle} y={yOf(totals[index] ?? 0) - gap - 2} textAnchor="middle">
                {figures[index]}
              </text>
            )}
            {labelled.includes(index) && (
              <text className="chart-label" y={bottom + gap + lineHeight / 2} textAnchor="middle">
                {label.map((line, place) => (
                  <tspan key={line} x={middle} dy={place === 0 ? 0 : lineHeight}>
                    {line}
                  </tspan>
                ))}
              </text>
            )}
          </g>
        );
      })}
      {axisTitle && (
        <text className="chart-label" x={width / 2} y={height - lineHeight / 2} textAnchor="middle">
          {axisTitle}
        </text>
      )}
    </>
  );
}
