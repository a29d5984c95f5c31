interface Mail {
  to: string;
  subject: string;
  text: string;
  code?: string;
}

/** The newest code that Polder sent to an address. */
export async function codeSentTo(url: string, address: string): Promise<string> {
  const response = await fetch(`${url}/_local/mailbox?to=${encodeURIComponent(address)}`, {
    headers: { accept: 'application/json' },
  });
  const mails = (await response.json()) as Mail[];
  const code = mails.find((mail) => mail.to === address && mail.code)?.code;
  if (!code) throw new Error(`No code was sent to ${address}.`);
  return code;
}

/** An email address that is unique in this run. */
export const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.nl`;
