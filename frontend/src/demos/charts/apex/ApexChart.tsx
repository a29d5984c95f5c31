import 'apexcharts/dist/apexcharts.css';
import type { ApexOptions } from 'apexcharts';
import { Chart, type ChartProps } from '../../../components/Chart';

export interface ApexChartProps extends Pick<ChartProps, 'label' | 'description' | 'options'> {
  /** New figures move the chart that is there. */
  readonly series: ApexOptions['series'];
}

/** Any chart of ApexCharts, in the page's theme and direction; for bars and rings alone, components/Chart is lighter. */
export const ApexChart = (props: ApexChartProps) => <Chart {...props} height={280} needsAllKinds />;
