import { s3Error } from './errors';

interface Route {
  readonly method: string;
  readonly on: 'bucket' | 'object';
  /** Query parameters that make it this operation. */
  readonly with: readonly string[];
  /** Further query parameters that it accepts. */
  readonly also?: readonly string[];
}

const readOverrides = [
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
];
const listParameters = ['prefix', 'delimiter', 'max-keys', 'start-after', 'continuation-token', 'encoding-type'];

const routes = {
  ListObjectsV2: { method: 'GET', on: 'bucket', with: ['list-type'], also: [...listParameters, 'fetch-owner'] },
  HeadBucket: { method: 'HEAD', on: 'bucket', with: [] },
  DeleteObjects: { method: 'POST', on: 'bucket', with: ['delete'] },
  GetObject: { method: 'GET', on: 'object', with: [], also: readOverrides },
  HeadObject: { method: 'HEAD', on: 'object', with: [], also: readOverrides },
  PutObject: { method: 'PUT', on: 'object', with: [] },
  DeleteObject: { method: 'DELETE', on: 'object', with: [] },
  CreateMultipartUpload: { method: 'POST', on: 'object', with: ['uploads'] },
  UploadPart: { method: 'PUT', on: 'object', with: ['uploadId', 'partNumber'] },
  CompleteMultipartUpload: { method: 'POST', on: 'object', with: ['uploadId'] },
  AbortMultipartUpload: { method: 'DELETE', on: 'object', with: ['uploadId'] },
  ListParts: { method: 'GET', on: 'object', with: ['uploadId'], also: ['max-parts', 'part-number-marker'] },
} as const satisfies Record<string, Route>;

export type OperationName = keyof typeof routes | 'CopyObject';

/** Headers that a presigned address may carry as parameters; they change nothing about which operation it is. */
const anywhere =
  /^(x-id|x-amz-.+|content-(type|disposition|encoding|language|md5)|cache-control|expires|if-(none-)?match|range)$/i;

type Header = (name: string) => string | undefined;

/**
 * Finds the operation a request asks for. Unknown requests are refused: `PUT key?tagging` must never fall through
 * to a PUT of the object.
 * @throws AwsError NotImplemented, MethodNotAllowed.
 */
export function findOperation(
  method: string,
  key: string,
  query: ReadonlyMap<string, string>,
  header: Header,
): OperationName {
  const on = key === '' ? 'bucket' : 'object';
  const parameters = [...query.keys()].filter((name) => !anywhere.test(name));
  const found = (Object.entries(routes) as [keyof typeof routes, Route][]).find(
    ([, route]) =>
      route.method === method &&
      route.on === on &&
      route.with.every((name) => parameters.includes(name)) &&
      parameters.every((name) => route.with.includes(name) || route.also?.includes(name)),
  );
  if (!found) throw refuse(method, on, parameters);
  const [operation] = found;
  const copySource = header('x-amz-copy-source');
  if (copySource === undefined) return operation;
  if (operation === 'PutObject') return 'CopyObject';
  throw s3Error('NotImplemented', 'The local cloud copies whole objects only, not into parts of an upload.');
}

function refuse(method: string, on: Route['on'], parameters: readonly string[]) {
  if (parameters.length > 0) {
    return s3Error(
      'NotImplemented',
      `The local cloud does not run ${method} of the ${on} with ?${parameters.join('&')}.`,
    );
  }
  if (on === 'object' && method !== 'POST') return s3Error('MethodNotAllowed');
  return s3Error('NotImplemented', `The local cloud does not run ${method} of the ${on} itself.`);
}

/** Headers for features without local support, with the values that need no support. */
const unsupportedHeaders: readonly (readonly [name: RegExp, harmless?: RegExp])[] = [
  [/^x-amz-acl$/, /^(private|bucket-owner-full-control)$/],
  [/^x-amz-grant-/],
  [/^x-amz-tagging$/],
  [/^x-amz-storage-class$/, /^STANDARD$/],
  [/^x-amz-object-lock-/],
  [/^x-amz-website-redirect-location$/],
  [/^x-amz-write-offset-bytes$/],
  [/^x-amz-server-side-encryption$/, /^AES256$/],
  [/^x-amz-(copy-source-)?server-side-encryption-.+$/],
];

/** @throws AwsError NotImplemented when a header needs a feature that the local cloud does not have. */
export function refuseUnsupportedHeaders(names: Iterable<string>, header: Header): void {
  for (const given of names) {
    const name = given.toLowerCase();
    const rule = unsupportedHeaders.find(([pattern]) => pattern.test(name));
    if (rule && !rule[1]?.test(header(name) ?? '')) {
      throw s3Error('NotImplemented', `The local cloud does not act on the header ${name}.`, { Header: name });
    }
  }
}
