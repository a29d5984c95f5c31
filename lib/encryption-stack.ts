import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { DataKey } from './constructs/data-key';
import type { StageSettings } from './settings';

export interface EncryptionStackProps extends StackProps {
  readonly settings: StageSettings;
}

/** The customer-managed key of a stage with that setting; it outlives the stacks whose data it encrypts. */
export class EncryptionStack extends Stack {
  readonly key: DataKey;

  constructor(scope: Construct, id: string, props: EncryptionStackProps) {
    super(scope, id, props);
    this.key = new DataKey(this, 'DataKey', { keepData: props.settings.keepData });
    new CfnOutput(this, 'DataKeyArn', { value: this.key.keyArn });
  }
}
