/** DynamoDB's operations in process, with the shapes of its JSON protocol (`{S: '…'}` and so on). */
export interface Tables {
  /** @throws AwsError with DynamoDB's own code, e.g. ConditionalCheckFailedException. */
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's shapes differ by operation
  call(operation: string, input: Record<string, unknown>): Promise<any>;
}
