import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import type { Email } from './email';

const attachmentList = defineLazy(() => import('./attachments/AttachmentList'));

/** The attachments of an email; nothing for one without. */
export function EmailAttachments({ email: { attachments = [] } }: { readonly email: Email }) {
  return attachments.length > 0 && <LazyComponent part={attachmentList} props={{ attachments }} />;
}
