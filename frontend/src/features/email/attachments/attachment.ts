import { int, object, optional, type infer as Shape, string } from 'zod/mini';

export const attachmentSchema = object({
  /** The file's name, as it is shown and saved. */
  name: string(),
  /** A MIME type; empty if unknown. */
  type: string(),
  /** In bytes. */
  size: int(),
  /** Its name in the user files bucket (attachments/files.ts). */
  file: optional(string()),
  /** The content itself, of an attachment in the sample data. */
  text: optional(string()),
});
export type Attachment = Shape<typeof attachmentSchema>;

/** An attachment that arrived for a draft. */
export interface Attaching {
  readonly id: number;
  readonly attachment: Attachment;
  /** The stored names of those that were chosen later. */
  readonly before: readonly string[];
}

/** Attaches it in the order of choosing, whichever upload ended first. */
export function insertAttachment(present: readonly Attachment[] = [], { attachment, before }: Attaching): Attachment[] {
  const place = present.findIndex(({ file = '' }) => before.includes(file));
  return present.toSpliced(place < 0 ? present.length : place, 0, attachment);
}

const megabyte = 1_000_000;

/** In bytes; the total is what most mail servers accept. */
const maxAttachmentSize = 10 * megabyte;
const maxTotalSize = 25 * megabyte;

/** Why a file cannot be attached, with the limit in bytes. */
export type AttachmentProblem =
  | { readonly kind: 'empty'; readonly name: string }
  | { readonly kind: 'tooLarge' | 'tooMuch'; readonly name: string; readonly limit: number };

interface Sized {
  readonly name: string;
  readonly size: number;
}

/** Splits files into those that fit beside the ones already attached, in their order, and the others. */
export function checkFiles<File extends Sized>(
  files: readonly File[],
  attached: readonly { readonly size: number }[],
): { accepted: File[]; problems: AttachmentProblem[] } {
  const accepted: File[] = [];
  const problems: AttachmentProblem[] = [];
  let total = attached.reduce((sum, { size }) => sum + size, 0);
  for (const file of files) {
    const problem = problemOf(file, total);
    if (problem) problems.push(problem);
    else {
      accepted.push(file);
      total += file.size;
    }
  }
  return { accepted, problems };
}

function problemOf({ name, size }: Sized, total: number): AttachmentProblem | null {
  if (size === 0) return { kind: 'empty', name };
  if (size > maxAttachmentSize) return { kind: 'tooLarge', name, limit: maxAttachmentSize };
  if (total + size > maxTotalSize) return { kind: 'tooMuch', name, limit: maxTotalSize };
  return null;
}
