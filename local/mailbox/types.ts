/** An email that AWS would have sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code in it, if there is one. */
  readonly code?: string;
}

export interface DeliveredMail extends Mail {
  readonly id: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

export interface Mailbox {
  deliver(mail: Mail): void;
}
