/** The frame of a sample app's page. */
export { SampleHeader } from '../SampleHeader';
export { SamplePage } from '../SamplePage';
