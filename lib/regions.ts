import { cloudFrontStandardLogs, comprehend } from './regions.json';

/**
 * Why a stage cannot be in a region, with what to do; undefined when it can.
 * Source of the lists: lib/regions.json names it for each.
 */
export function regionProblem(region: string): string | undefined {
  const choose = `Choose one of ${comprehend.available.join(', ')}`;
  if (cloudFrontStandardLogs.unavailable.includes(region)) {
    return `CloudFront delivers no access logs to buckets in ${region}, so the website could not be deployed. ${choose}`;
  }
  if (!comprehend.available.includes(region)) {
    return `there is no Amazon Comprehend in ${region}, so no text could be interpreted. ${choose}`;
  }
  return undefined;
}
