/** An object of the website's bucket, as `aws s3api list-objects-v2` lists it. */
export interface StoredFile {
  readonly Key: string;
  readonly LastModified: string;
}

const day = 86_400_000;
/** Longer than a deployment copies its files. */
const copying = 3_600_000;

/**
 * Why nothing is removed yet, in a sentence; undefined once the present pages were deployed a day ago or earlier.
 * @param pagesSince when the present pages were deployed, ISO 8601
 * @param now milliseconds since 1970
 */
export const tooEarly = (pagesSince: string, now: number): string | undefined =>
  now - Date.parse(pagesSince) < day
    ? `The present pages were deployed within the last day (${pagesSince}): pages opened before may still load the files of earlier builds. Nothing is removed before that day is over.`
    : undefined;

/**
 * The built files that neither the deployed website nor a page still open loads any more: those of builds that others
 * have superseded for so many days, provided that the present pages were deployed a day ago or earlier.
 * @param built names of the present build's files
 * @param pagesSince when the present pages were deployed, ISO 8601
 * @param now milliseconds since 1970
 */
export function supersededFiles(
  stored: readonly StoredFile[],
  built: ReadonlySet<string>,
  { pagesSince, now, days }: { readonly pagesSince: string; readonly now: number; readonly days: number },
): string[] {
  if (tooEarly(pagesSince, now)) return [];
  // A deployment copies all its files anew. What is older than the last one of that time was superseded by then.
  const copiedThen = stored.map(({ LastModified }) => Date.parse(LastModified)).filter((at) => now - at >= days * day);
  const lastThen = copiedThen.reduce((last, at) => Math.max(last, at), 0);
  return stored.flatMap(({ Key, LastModified }) =>
    !built.has(Key) && Date.parse(LastModified) < lastThen - copying ? [Key] : [],
  );
}
