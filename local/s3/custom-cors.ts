import { type Assembly, AssemblyError, type Resource } from '../assembly/types';
import type { CorsRule } from './cross-origin-rules';

/** The call a custom resource makes of AWS's SDK when it is created. */
interface PutBucketCors {
  readonly service: string;
  readonly action: string;
  readonly parameters?: {
    readonly Bucket?: string;
    readonly CORSConfiguration?: { readonly CORSRules?: readonly SdkCorsRule[] };
  };
}

interface SdkCorsRule {
  readonly AllowedOrigins?: readonly string[];
  readonly AllowedMethods?: readonly string[];
  readonly AllowedHeaders?: readonly string[];
  readonly ExposeHeaders?: readonly string[];
  readonly MaxAgeSeconds?: number;
}

/** CloudFormation types of custom resources that only set a bucket's CORS rules. */
export function customCorsTypes(assembly: Assembly): string[] {
  return [...new Set(customCors(assembly).map(({ resource }) => resource.type))];
}

/**
 * CORS rules that custom resources set with `S3.putBucketCors`, by bucket. They replace the template's own.
 * @throws AssemblyError when such a call is incomplete.
 */
export function corsRulesByCustomResource(assembly: Assembly): ReadonlyMap<string, readonly CorsRule[]> {
  return new Map(
    customCors(assembly).map(({ resource, call }) => {
      const bucket = call.parameters?.Bucket;
      const rules = call.parameters?.CORSConfiguration?.CORSRules;
      if (!bucket || !rules) {
        throw new AssemblyError(
          `${resource.constructPath}: putBucketCors needs Bucket and CORSConfiguration.CORSRules.`,
        );
      }
      return [bucket, rules.map((rule) => asRule(rule, resource))];
    }),
  );
}

function asRule(rule: SdkCorsRule, resource: Resource): CorsRule {
  const { AllowedOrigins, AllowedMethods, AllowedHeaders = [], ExposeHeaders = [], MaxAgeSeconds } = rule;
  if (!AllowedOrigins || !AllowedMethods) {
    throw new AssemblyError(`${resource.constructPath}: a CORS rule needs AllowedOrigins and AllowedMethods.`);
  }
  return {
    origins: AllowedOrigins,
    methods: AllowedMethods,
    headers: AllowedHeaders,
    exposed: ExposeHeaders,
    ...(MaxAgeSeconds !== undefined && { maxAgeSeconds: Number(MaxAgeSeconds) }),
  };
}

function customCors(assembly: Assembly): { resource: Resource; call: PutBucketCors }[] {
  return assembly.resources.flatMap((resource) => {
    const call = readCall(resource.properties.Create);
    return call?.service === 'S3' && call.action === 'putBucketCors' ? [{ resource, call }] : [];
  });
}

/** @returns undefined when the property is no description of a call. */
function readCall(text: unknown): PutBucketCors | undefined {
  if (typeof text !== 'string' || !text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as PutBucketCors;
  } catch {
    return undefined;
  }
}
