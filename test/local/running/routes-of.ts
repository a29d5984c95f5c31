import type { Assembly } from '../../../local/assembly/types';

interface MethodProperties {
  readonly HttpMethod: string;
  readonly ResourceId: string;
}
interface PathProperties {
  readonly ParentId: string;
  readonly PathPart: string;
}

/** The routes of all REST APIs in the templates, such as `POST /interpret`; without the preflight requests of browsers. */
export function routesOf(assembly: Assembly): string[] {
  const paths = new Map(
    assembly.ofType<PathProperties>('AWS::ApiGateway::Resource').map(({ ref, properties }) => [ref, properties]),
  );
  const pathOf = (id: string): string => {
    const path = paths.get(id);
    return path ? `${pathOf(path.ParentId)}/${path.PathPart}` : '';
  };
  return assembly
    .ofType<MethodProperties>('AWS::ApiGateway::Method')
    .filter(({ properties }) => properties.HttpMethod !== 'OPTIONS')
    .map(({ properties }) => `${properties.HttpMethod} ${pathOf(properties.ResourceId) || '/'}`);
}
