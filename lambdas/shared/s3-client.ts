import { S3Client } from '@aws-sdk/client-s3';

/** An S3 client that also reaches endpoints other than AWS's, which have no subdomain per bucket. */
export const createS3Client = () => new S3Client({ forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined });
