import type { ApexOptions } from 'apexcharts';
import type { ReactNode } from 'react';
import { Chart, type ChartProps } from '../../components/Chart';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';

export interface ChartCardProps extends Omit<ChartFrameProps, 'children'> {
  /** The finding in words. */
  readonly finding: string;
  readonly options: ApexOptions;
  /** Where the chart is to be smaller than its card. */
  readonly height?: ChartProps['height'];
  /** What stands beside the chart: a legend with more room than the chart's own. */
  readonly aside?: ReactNode;
}

/** A card with one of ApexCharts' charts. */
export function ChartCard({ finding, options, height = 280, aside, ...frame }: ChartCardProps) {
  return (
    <ChartFrame {...frame}>
      <Chart label={frame.title} description={finding} height={height} options={options} />
      {aside}
    </ChartFrame>
  );
}
