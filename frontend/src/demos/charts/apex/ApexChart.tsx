import 'apexcharts/dist/apexcharts.css';
import type { ApexOptions } from 'apexcharts';
import { Chart, type ChartProps } from '../../../components/Chart';

export interface ApexChartProps extends Pick<ChartProps, 'label' | 'description' | 'options'> {
  /** A change of the data animates the chart. */
  readonly series: ApexOptions['series'];
}

/** Any ApexCharts chart in the page's theme and direction; components/Chart is smaller, for bars and donuts only. */
export const ApexChart = (props: ApexChartProps) => <Chart {...props} height={280} needsAllKinds />;
