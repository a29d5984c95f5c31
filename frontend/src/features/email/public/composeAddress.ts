import { writeRecipient } from '../writeRecipient';

/** Where an email to somebody is written. */
export const composeAddress = (recipient: { readonly name: string; readonly email: string }): string =>
  `/apps/email?${new URLSearchParams({ to: writeRecipient(recipient) })}`;
