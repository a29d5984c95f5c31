/** An object of the website's bucket, as `aws s3api list-objects-v2` lists it. */
export interface StoredFile {
  readonly Key: string;
  readonly LastModified: string;
}

const day = 86_400_000;

/**
 * The built files that the deployed website does not load any more, and no page that is open still: those of earlier
 * builds, last deployed so many days ago, if the present pages have been there for a day.
 * @param built names of the present build's files
 * @param pagesSince when the present pages were deployed, ISO 8601
 * @param now milliseconds since 1970
 */
export function supersededFiles(
  stored: readonly StoredFile[],
  built: ReadonlySet<string>,
  { pagesSince, now, days }: { readonly pagesSince: string; readonly now: number; readonly days: number },
): string[] {
  if (now - Date.parse(pagesSince) < day) return [];
  return stored.flatMap(({ Key, LastModified }) =>
    !built.has(Key) && now - Date.parse(LastModified) >= days * day ? [Key] : [],
  );
}
