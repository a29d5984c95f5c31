export { name as brandName } from '../../../brand.json';
