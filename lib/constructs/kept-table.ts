import { RemovalPolicy } from 'aws-cdk-lib';
import { Billing, TableEncryptionV2, type TablePropsV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';

export interface KeptTableProps {
  /** Retain the table when its stack is deleted, and refuse its deletion. */
  readonly keepData: boolean;
  /** Encrypts the table instead of AWS's own key. */
  readonly dataKey?: IKey | undefined;
}

/** The properties of every table with data that a stage may have to keep. */
export const keptTable = ({ keepData, dataKey }: KeptTableProps) =>
  ({
    encryption: dataKey && TableEncryptionV2.customerManagedKey(dataKey),
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: keepData,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  }) satisfies Partial<TablePropsV2>;
