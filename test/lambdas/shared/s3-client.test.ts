import { createS3Client } from '../../../lambdas/shared/s3-client';

const before = process.env;
afterEach(() => {
  process.env = before;
});

test('buckets have a subdomain on AWS, and a path elsewhere', () => {
  const { AWS_ENDPOINT_URL_S3: _, ...onAws } = before;
  process.env = onAws;
  expect(createS3Client().config.forcePathStyle).toBe(false);
  process.env = { ...onAws, AWS_ENDPOINT_URL_S3: 'http://localhost:4000' };
  expect(createS3Client().config.forcePathStyle).toBe(true);
});
