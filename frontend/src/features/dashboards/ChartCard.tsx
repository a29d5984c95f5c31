import type { ApexOptions } from 'apexcharts';
import type { ReactNode } from 'react';
import { Chart, type ChartProps } from '../../components/Chart';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';

export interface ChartCardProps extends Omit<ChartFrameProps, 'children'> {
  /** The main finding as a sentence. */
  readonly finding: string;
  readonly options: ApexOptions;
  /** For a chart that is smaller than its card. */
  readonly height?: ChartProps['height'];
  /** Rendered beside the chart, for example a legend that needs more room than the chart's own. */
  readonly aside?: ReactNode;
}

/** A card with an ApexCharts chart. */
export function ChartCard({ finding, options, height = 280, aside, ...frame }: ChartCardProps) {
  return (
    <ChartFrame {...frame}>
      <Chart label={frame.title} description={finding} height={height} options={options} />
      {aside}
    </ChartFrame>
  );
}
