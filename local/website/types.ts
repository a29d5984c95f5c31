/** The parts of CloudFront's and the bucket deployment's properties that the website service reads. */
export interface DistributionProperties {
  readonly DistributionConfig: {
    readonly DefaultRootObject?: string;
    readonly Origins: readonly Origin[];
    readonly DefaultCacheBehavior: Behavior;
    readonly CacheBehaviors?: readonly (Behavior & { readonly PathPattern: string })[];
  };
}

export interface Origin {
  readonly Id: string;
  readonly DomainName: string;
  /** Before each path, e.g. `/prod`. */
  readonly OriginPath?: string;
}

export interface Behavior {
  readonly TargetOriginId: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly Compress?: boolean;
  readonly AllowedMethods?: readonly string[];
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[];
}

export interface HeadersPolicyProperties {
  readonly ResponseHeadersPolicyConfig: {
    readonly CustomHeadersConfig?: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
    readonly SecurityHeadersConfig?: {
      readonly ContentSecurityPolicy?: { readonly ContentSecurityPolicy: string };
      readonly ContentTypeOptions?: object;
      readonly FrameOptions?: { readonly FrameOption: string };
      readonly ReferrerPolicy?: { readonly ReferrerPolicy: string };
      readonly StrictTransportSecurity?: {
        readonly AccessControlMaxAgeSec: number;
        readonly IncludeSubdomains?: boolean;
        readonly Preload?: boolean;
      };
    };
  };
}

export interface BucketDeploymentProperties {
  readonly DestinationBucketName: string;
  readonly DestinationBucketKeyPrefix?: string;
  readonly SourceObjectKeys: readonly string[];
  readonly SourceMarkers?: readonly Readonly<Record<string, string>>[];
  readonly SourceMarkersConfig?: readonly { readonly jsonEscape?: boolean }[];
  /** Headers that S3 stores with each object, by lower-case name. */
  readonly SystemMetadata?: Readonly<Record<string, string>>;
}
