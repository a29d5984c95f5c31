/** The form of the sign-in pages and its password field. */
export { AuthForm } from '../AuthForm';
export { PasswordField } from '../PasswordField';
