export { request, response } from './invoke-people';
