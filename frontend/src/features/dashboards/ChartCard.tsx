import type { ApexOptions } from 'apexcharts';
import type { ReactNode } from 'react';
import { Chart } from '../../components/Chart';
import { ChartFrame, type ChartFrameProps, chartHeight } from './ChartFrame';

export interface ChartCardProps extends Omit<ChartFrameProps, 'children'> {
  /** The finding in words. */
  readonly finding: string;
  readonly options: ApexOptions;
  /** In pixels, where the chart is to be smaller than its card. */
  readonly height?: number;
  /** What stands beside the chart: a legend with more room than the chart's own. */
  readonly aside?: ReactNode;
}

/** A card with one of ApexCharts' charts. */
export function ChartCard({ finding, options, height = chartHeight, aside, ...frame }: ChartCardProps) {
  return (
    <ChartFrame {...frame}>
      <Chart label={frame.title} description={finding} height={height} options={options} />
      {aside}
    </ChartFrame>
  );
}
