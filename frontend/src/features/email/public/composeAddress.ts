import { writeRecipient } from '../writeRecipient';

/** The address of the page that composes an email to a person. */
export const composeAddress = (recipient: { readonly name: string; readonly email: string }): string =>
  `/apps/email?${new URLSearchParams({ to: writeRecipient(recipient) })}`;
