import { type Assembly, AssemblyError, type Resource } from '../assembly/types';

/** A schedule as a template defines it. */
export interface ScheduleDefinition {
  readonly name: string;
  readonly arn: string;
  readonly constructPath: string;
  readonly expression: string;
  readonly everyMilliseconds: number;
  readonly isEnabled: boolean;
  readonly functionArn: string;
  readonly roleArn: string;
  /** What the function gets. */
  readonly input: unknown;
}

interface ScheduleProperties {
  readonly FlexibleTimeWindow?: { readonly Mode?: string };
  readonly ScheduleExpression?: string;
  readonly State?: string;
  readonly Target?: {
    readonly Arn?: string;
    readonly RoleArn?: string;
    readonly Input?: string;
    readonly RetryPolicy?: object;
  };
}

const supportedKeys = ['Description', 'FlexibleTimeWindow', 'Name', 'ScheduleExpression', 'State', 'Target'];
/** RetryPolicy is about handing over the event, which does not fail here. */
const supportedTargetKeys = ['Arn', 'Input', 'RetryPolicy', 'RoleArn'];

const minute = 60_000;
const units: Readonly<Record<string, number>> = { minute, hour: 60 * minute, day: 24 * 60 * minute };

/** @throws AssemblyError when it needs an unsupported feature, or what AWS would refuse. */
export function readSchedule(resource: Resource, assembly: Assembly): ScheduleDefinition {
  const refuse = (problem: string) => new AssemblyError(`${resource.constructPath}: ${problem}`);
  const properties = resource.properties as ScheduleProperties;
  const { ScheduleExpression: expression = '', Target: target = {} } = properties;
  const unknown = [
    ...Object.keys(properties).filter((name) => !supportedKeys.includes(name)),
    ...Object.keys(target).filter((name) => !supportedTargetKeys.includes(name)),
  ];
  if (unknown.length > 0) throw refuse(`the local schedules do not run ${unknown.join(', ')}.`);
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (!count || !unit || Number(count) === 0) {
    throw refuse(`its schedule is ${expression}; only rate(…) in minutes, hours or days runs here.`);
  }
  const found = assembly.ofType('AWS::Lambda::Function').find((one) => one.attribute('Arn') === target.Arn);
  if (!found) throw refuse(`its target is ${target.Arn}; only functions of the templates are targets here.`);
  return {
    name: resource.ref,
    arn: `arn:aws:scheduler:${assembly.region}:${assembly.accountId}:schedule/default/${resource.ref}`,
    constructPath: resource.constructPath,
    expression,
    everyMilliseconds: Number(count) * (units[unit] as number),
    isEnabled: properties.State !== 'DISABLED',
    functionArn: target.Arn as string,
    roleArn: target.RoleArn ?? '',
    input: inputOf(target.Input, refuse),
  };
}

function inputOf(input: string | undefined, refuse: (problem: string) => AssemblyError): unknown {
  if (input === undefined) return {};
  try {
    return JSON.parse(input);
  } catch {
    throw refuse('its input is no JSON, which functions need.');
  }
}
