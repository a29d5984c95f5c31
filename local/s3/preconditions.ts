/** The values that conditional requests are compared with. */
export interface ObjectState {
  /** Without quotes. */
  readonly etag: string;
  /** ISO 8601. */
  readonly lastModified: string;
}

export interface ReadConditions {
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly ifModifiedSince?: string | undefined;
  readonly ifUnmodifiedSince?: string | undefined;
}

export type ReadOutcome = 'fulfilled' | 'not modified' | 'failed';

/**
 * Whether a conditional read may continue. A given entity tag overrides the date.
 * Source: RFC 9110, section 13.2.2.
 */
export function checkRead(conditions: ReadConditions, { etag, lastModified }: ObjectState): ReadOutcome {
  const changed = wholeSeconds(lastModified);
  const { ifMatch, ifNoneMatch, ifModifiedSince, ifUnmodifiedSince } = conditions;
  if (ifMatch !== undefined) {
    if (!namesTag(ifMatch, etag)) return 'failed';
  } else if (ifUnmodifiedSince !== undefined && changed > Date.parse(ifUnmodifiedSince)) {
    return 'failed';
  }
  if (ifNoneMatch !== undefined) return namesTag(ifNoneMatch, etag) ? 'not modified' : 'fulfilled';
  if (ifModifiedSince !== undefined && changed <= Date.parse(ifModifiedSince)) return 'not modified';
  return 'fulfilled';
}

export type WriteOutcome = 'fulfilled' | 'failed' | 'missing' | 'not implemented';

/**
 * Whether a conditional write may replace the object. S3 supports `If-None-Match: *` and `If-Match: <tag>`.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function checkWrite(
  { ifMatch, ifNoneMatch }: Pick<ReadConditions, 'ifMatch' | 'ifNoneMatch'>,
  existing: ObjectState | undefined,
): WriteOutcome {
  if (ifNoneMatch !== undefined) {
    if (ifNoneMatch.trim() !== '*') return 'not implemented';
    return existing ? 'failed' : 'fulfilled';
  }
  if (ifMatch === undefined) return 'fulfilled';
  if (!existing) return 'missing';
  return namesTag(ifMatch, existing.etag) ? 'fulfilled' : 'failed';
}

function namesTag(header: string, etag: string): boolean {
  return header.split(',').some((one) => {
    const tag = one
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1');
    return tag === '*' || tag === etag;
  });
}

/** HTTP's dates know no fractions. */
function wholeSeconds(isoDate: string): number {
  return Math.floor(Date.parse(isoDate) / 1000) * 1000;
}
