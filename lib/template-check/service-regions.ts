import { cloudFrontStandardLogs, comprehend } from '../regions.json';
import type { Finding, Rule } from './finding';
import { list, property, type Templates } from './templates';

/**
 * Services that a stack uses without declaring a resource, in regions that lack them. The check of the schemas finds
 * resource types that a region lacks.
 */
export const serviceRegions: Rule = (templates) => [...accessLogs(templates), ...interpretation(templates)];

function accessLogs(templates: Templates): Omit<Finding, 'rule'>[] {
  return templates.ofType('AWS::CloudFront::Distribution').flatMap(({ path, properties }) => {
    const bucket = templates.referredTo(property(properties, 'DistributionConfig.Logging.Bucket'));
    if (!bucket) return [];
    const { region = '' } = bucket;
    if (cloudFrontStandardLogs.unavailable.includes(region)) {
      return {
        path,
        problem: `CloudFront delivers no access logs to buckets in ${region}, where ${bucket.path} is.`,
        remedy: 'Choose another region for the stage, or another bucket for the logs.',
      };
    }
    const ownership = list(property(bucket.properties, 'OwnershipControls.Rules')).map((one) =>
      property(one, 'ObjectOwnership'),
    );
    if (ownership.some((one) => one === 'BucketOwnerPreferred' || one === 'ObjectWriter')) return [];
    return {
      path: bucket.path,
      problem: `It has no access control lists, which CloudFront needs to deliver the logs of ${path} to it.`,
      remedy: 'Set its object ownership to BUCKET_OWNER_PREFERRED.',
    };
  });
}

function interpretation(templates: Templates): Omit<Finding, 'rule'>[] {
  return templates.ofType('AWS::IAM::Policy', 'AWS::IAM::Role').flatMap(({ path, region, properties }) => {
    const documents = [
      properties.PolicyDocument,
      ...list(properties.Policies).map((one) => property(one, 'PolicyDocument')),
    ];
    const uses = documents
      .flatMap((document) => list(property(document, 'Statement')))
      .some((one) => list(property(one, 'Action')).some((action) => String(action).startsWith('comprehend:')));
    if (!uses || region === undefined || comprehend.available.includes(region)) return [];
    return {
      path,
      problem: `It allows calls of Amazon Comprehend, which there is not in ${region}.`,
      remedy: `Choose one of ${comprehend.available.join(', ')} for the stage.`,
    };
  });
}
