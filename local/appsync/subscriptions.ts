import type { IncomingHttpHeaders } from 'node:http';
import { type DocumentNode, type ExecutionResult, execute, getArgumentValues, getVariableValues } from 'graphql';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import { AwsError } from '../http/errors';
import type { Caller } from './authentication';
import { fragmentsOf, operationOf, readDocument } from './document';
import { errorEntry, FieldError } from './errors';
import { type Execution, newExecution } from './field-resolvers';
import type { GraphQLAnswer, GraphQLApi, GraphQLRequest, Publication } from './graphql-api';
import { fieldsByResponseName } from './selection';

/** AppSync drops a subscription's message that is larger, in bytes. */
export const maxMessageBytes = 240 * 1024;

/** One client's subscription to mutations. */
export interface Subscription {
  readonly fieldName: string;
  /** The filter: top-level fields that must be equal for the client to receive a value. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
  readonly caller: Caller;
  readonly headers: IncomingHttpHeaders;
  send(payload: GraphQLAnswer): void;
}

/** A subscription that does not fit the schema or that its caller may not have. */
export class SubscriptionRefusal extends Error {
  constructor(readonly errors: readonly Readonly<Record<string, unknown>>[]) {
    super('The subscription is refused.');
  }
}

/** The subscriptions to one API. */
export class Subscriptions {
  private readonly active = new Set<Subscription>();

  constructor(
    private readonly api: GraphQLApi,
    private readonly log: (line: string) => void,
    private readonly metrics: MetricSink = noMetrics,
  ) {}

  /**
   * Starts a subscription, once its caller may use the field and the field's resolver, if any, has no objection.
   * @returns a function that ends it.
   * @throws SubscriptionRefusal, or AwsError for a query that cannot be read.
   */
  async start(
    request: GraphQLRequest,
    caller: Caller,
    headers: IncomingHttpHeaders,
    send: Subscription['send'],
  ): Promise<() => void> {
    const subscription = { ...this.read(request, caller), caller, headers, send };
    await this.admit(subscription);
    this.active.add(subscription);
    return () => void this.active.delete(subscription);
  }

  /** Tells every subscriber whose filter the values pass. */
  async publish(publications: readonly Publication[]): Promise<void> {
    for (const { mutation, value } of publications) {
      const listening = this.api.schema.subscriptionsOf.get(mutation) ?? [];
      const tooLarge = new Set<string>();
      for (const subscription of this.active) {
        if (!listening.includes(subscription.fieldName) || !passes(value, subscription.filter)) continue;
        if (!(await this.deliver(subscription, value))) tooLarge.add(subscription.fieldName);
      }
      // AppSync counts one message for each subscription field, whatever the number of subscribers.
      for (const _fieldName of tooLarge) {
        const { apiId } = this.api.definition;
        const dimensions = { GraphQLAPIId: apiId };
        this.metrics.record({ namespace: 'AWS/AppSync', name: 'InboundMessageError', dimensions }, 1);
      }
    }
  }

  /** @returns false when the message is too large to be sent. */
  private async deliver(subscription: Subscription, value: unknown): Promise<boolean> {
    const answer = await this.messageFor(subscription, value);
    const size = Buffer.byteLength(JSON.stringify(answer));
    if (size > maxMessageBytes) {
      this.log(
        `${this.api.definition.constructPath}: a message of ${size} bytes for ${subscription.fieldName} was not sent; ` +
          `AppSync drops subscription messages over ${maxMessageBytes} bytes. Select fewer fields or write fewer rows.`,
      );
      return false;
    }
    if (this.active.has(subscription)) subscription.send(answer);
    return true;
  }

  private read(request: GraphQLRequest, caller: Caller): Omit<Subscription, 'caller' | 'headers' | 'send'> {
    const document = readDocument(request.query);
    const operation = operationOf(document, request.operationName);
    if (operation.operation !== 'subscription') {
      throw new AwsError('UnsupportedOperation', `${operation.operation} not supported through the realtime channel`);
    }
    const mistakes = this.api.validate(document, operation, request.variables);
    if (mistakes.length > 0) throw new SubscriptionRefusal(mistakes.map(({ message }) => ({ message })));
    this.api.authorize(document, operation, caller);
    const { schema } = this.api.schema;
    const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables);
    const [nodes = []] = fieldsByResponseName([operation.selectionSet], fragmentsOf(document)).values();
    const node = nodes[0];
    const field = node && schema.getSubscriptionType()?.getFields()[node.name.value];
    if (!field) throw new SubscriptionRefusal([{ message: 'The subscription asks for nothing.' }]);
    const { operationName } = request;
    return {
      fieldName: field.name,
      filter: getArgumentValues(field, node, coerced),
      document,
      variables: request.variables,
      operationName,
    };
  }

  /** Runs the subscription's root field without a value: it throws when the caller may not subscribe. */
  private async admit(subscription: Subscription): Promise<void> {
    const { errors = [] } = await this.execute(
      subscription,
      {},
      newExecution(subscription.caller, subscription.headers),
    );
    // Below the root field errors only say that there is no value yet.
    const refusals = errors.filter(
      ({ path, originalError }) => path?.length === 1 && originalError instanceof FieldError,
    );
    if (refusals.length === 0) return;
    throw new SubscriptionRefusal(
      refusals.map(({ message, originalError }) => {
        const { errorType } = originalError as FieldError;
        return { errorType, errorCode: errorType === 'Unauthorized' ? 401 : 400, message };
      }),
    );
  }

  private async messageFor(subscription: Subscription, value: unknown): Promise<GraphQLAnswer> {
    const execution = newExecution(subscription.caller, subscription.headers, true);
    const { data, errors } = await this.execute(subscription, { [subscription.fieldName]: value }, execution);
    return { data: data ?? null, ...(errors && { errors: errors.map(errorEntry) }) };
  }

  private async execute(
    { document, variables, operationName }: Subscription,
    rootValue: Readonly<Record<string, unknown>>,
    contextValue: Execution,
  ): Promise<ExecutionResult<Record<string, unknown>>> {
    const { schema } = this.api.schema;
    return execute({ schema, document, variableValues: variables, operationName, rootValue, contextValue });
  }
}

/** Whether a value's own fields equal all fields of a filter; null matches null. */
function passes(value: unknown, filter: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(filter).every(
    ([name, expected]) => ((value as Record<string, unknown> | null)?.[name] ?? null) === expected,
  );
}
