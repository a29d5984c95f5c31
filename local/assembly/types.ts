/** One resource of the synthesised templates, with every reference in it already resolved. */
export interface Resource<Properties = Record<string, unknown>> {
  /** Name of its stack, e.g. `Polder-dev-Rentals`. */
  readonly stack: string;
  readonly logicalId: string;
  /** Where the CDK app defines it, e.g. `Polder-dev-Rentals/Table/Resource`. */
  readonly constructPath: string;
  /** CloudFormation type, e.g. `AWS::DynamoDB::GlobalTable`. */
  readonly type: string;
  /** The result of `Ref`: the physical id. The same at each start, as it is derived from stack and logical id. */
  readonly ref: string;
  /**
   * The result of `Fn::GetAtt`.
   * @throws AssemblyError when this type is not known to have it.
   */
  attribute(name: string): string;
  /** The template's properties, resolved. */
  readonly properties: Properties;
}

/** The synthesised CDK app: the local cloud's only source of what to run. */
export interface Assembly {
  readonly region: string;
  /** The account all local resources belong to. */
  readonly accountId: string;
  readonly resources: readonly Resource[];
  ofType<Properties = Record<string, unknown>>(type: string): Resource<Properties>[];
  /**
   * File or folder of an asset, by the object key that the template names.
   * @throws AssemblyError when no asset has that key.
   */
  assetPath(objectKey: string): string;
}

/** The local cloud does not support something in the templates; the message says where and what. */
export class AssemblyError extends Error {
  override readonly name = 'AssemblyError';
}
