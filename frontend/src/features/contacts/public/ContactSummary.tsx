import { AvatarIllustration } from '../../../components/AvatarIllustration';
import { Highlight } from '../../../components/Highlight';
import { type Contact, fullName } from '../contact';

export interface ContactSummaryProps {
  readonly contact: Contact;
  /** What is highlighted. */
  readonly search: string;
}

/** A contact in a list: picture, name, and company or address. */
export function ContactSummary({ contact, search }: ContactSummaryProps) {
  return (
    <>
      <AvatarIllustration picture={contact.image} name={fullName(contact)} />
      <span className="item-text">
        <span className="item-title" dir="auto">
          <Highlight text={fullName(contact)} search={search} />
        </span>
        <span className="item-note" dir="auto">
          <Highlight text={contact.company || contact.email} search={search} />
        </span>
      </span>
    </>
  );
}
