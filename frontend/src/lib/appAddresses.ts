/** Where a contact is written to. */
export const chatAddress = (contactId: number): string => `/apps/chat?contact=${contactId}`;

/** Where an email to somebody is written. */
export const composeAddress = (recipient: { readonly name: string; readonly email: string }): string =>
  `/apps/email?${new URLSearchParams({ to: writeRecipient(recipient) })}`;

/** A recipient as an email has it: `Name <address>`. A comma or a bracket in a name would end it. */
export function writeRecipient({ name, email }: { readonly name: string; readonly email: string }): string {
  const plain = name
    .replace(/[,;<>"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain ? `${plain} <${email}>` : email;
}
