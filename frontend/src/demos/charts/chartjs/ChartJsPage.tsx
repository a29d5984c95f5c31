export { PlannedPage as default } from '../../../layouts/PlannedPage';
