import type { ApiMethod, ApiResource } from './api-definition';

export interface Route {
  readonly resource: ApiResource;
  readonly method: ApiMethod;
  /** Decoded. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * Finds the method for a path: fixed parts take precedence over `{parameters}`, these over `{greedy+}`, and a specific
 * method over `ANY`. A trailing slash makes no difference.
 * @throws URIError when the path is not correctly encoded.
 */
export function findRoute(root: ApiResource, httpMethod: string, path: string): Route | undefined {
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  if (parts[parts.length - 1] === '') parts.pop();
  return descend(root, httpMethod, parts, {});
}

function descend(
  resource: ApiResource,
  httpMethod: string,
  parts: readonly string[],
  pathParameters: Readonly<Record<string, string>>,
): Route | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) {
    const method = resource.methods.get(httpMethod) ?? resource.methods.get('ANY');
    return method && { resource, method, pathParameters };
  }
  const children = [...resource.children].sort((one, other) => generality(one.part) - generality(other.part));
  for (const child of children) {
    const name = parameterName(child.part);
    if (name === undefined && child.part !== part) continue;
    const found = isGreedy(child.part)
      ? descend(child, httpMethod, [], { ...pathParameters, [name as string]: parts.join('/') })
      : descend(child, httpMethod, rest, name === undefined ? pathParameters : { ...pathParameters, [name]: part });
    if (found) return found;
  }
  return undefined;
}

const isGreedy = (part: string) => part.endsWith('+}');
const parameterName = (part: string) => /^\{(.+?)\+?\}$/.exec(part)?.[1];
const generality = (part: string) => (isGreedy(part) ? 2 : part.startsWith('{') ? 1 : 0);
