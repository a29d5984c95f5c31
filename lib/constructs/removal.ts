import { RemovalPolicy } from 'aws-cdk-lib';

/**
 * For resources that are retained when their stack is deleted: the rollback of a failed first deployment still deletes
 * them, as they are empty. Not for resources with deletion protection, on which such a rollback would fail.
 */
export const retainOnceCreated = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
