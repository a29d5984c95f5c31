/** A recipient as an email has it: `Name <address>`. A comma or a bracket in a name would end it. */
export function writeRecipient({ name, email }: { readonly name: string; readonly email: string }): string {
  const plain = name
    .replace(/[,;<>"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain ? `${plain} <${email}>` : email;
}
