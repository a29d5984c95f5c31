/** A CloudFormation template, as far as this repository reads it. */
export interface Template {
  readonly Resources?: Readonly<Record<string, RawResource>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>
  >;
  readonly Parameters?: Readonly<Record<string, { readonly Default?: unknown }>>;
}

/** A resource with its references, as the template has them. */
interface RawResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, unknown>>;
  readonly DeletionPolicy?: string;
  readonly DependsOn?: string | readonly string[];
}
