import { RemovalPolicy } from 'aws-cdk-lib';

/**
 * For what is kept when its stack goes: the rollback of a first deployment that failed removes it all the same, empty as
 * it is. Not for what refuses its deletion, on which such a rollback would stick.
 */
export const keepOnceMade = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
