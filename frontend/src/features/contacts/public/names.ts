/** How the others name a contact. */
export { fullName } from '../contact';
