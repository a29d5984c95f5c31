/** A chart under its title, or the same figures as a table. */
import '../dashboards.scss';

export { ChartFrame, type ChartFrameProps } from '../ChartFrame';
