import { type Assembly, AssemblyError, type Resource } from '../../local/assembly/types';

export interface FakeResource {
  readonly type: string;
  readonly ref: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** An assembly of hand-made resources, for tests of a single service. */
export function fakeAssembly(
  resources: readonly FakeResource[],
  assets: Readonly<Record<string, string>> = {},
): Assembly {
  const made: Resource[] = resources.map(({ type, ref, attributes = {}, properties = {} }) => ({
    stack: 'Test',
    logicalId: ref.replace(/\W/g, ''),
    constructPath: `Test/${ref}`,
    type,
    ref,
    properties,
    attribute(name) {
      const value = attributes[name];
      if (value === undefined) throw new AssemblyError(`${type} ${ref} has no attribute ${name}.`);
      return value;
    },
  }));
  return {
    region: 'eu-west-1',
    accountId: '000000000000',
    resources: made,
    ofType: <Properties>(type: string) => made.filter((one) => one.type === type) as Resource<Properties>[],
    assetPath(key) {
      const file = assets[key];
      if (file === undefined) throw new AssemblyError(`No asset ${key}.`);
      return file;
    },
  };
}
