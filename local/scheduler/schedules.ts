import { AssemblyError } from '../assembly/types';
import { sendJson } from '../http/body';
import { AwsError } from '../http/errors';
import type { AccessControl } from '../iam/access-control';
import type { AsyncInvocations } from '../lambda/async-invocations';
import { FunctionError } from '../lambda/types';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { readSchedule, type ScheduleDefinition } from './schedule-definition';

const scheduleType = 'AWS::Scheduler::Schedule';
const prefix = '/_local/schedules';
const tickMilliseconds = 1_000;
/** By then the local cloud answers. */
const firstRunMilliseconds = 1_000;

export interface SchedulesDependencies {
  readonly functions: Pick<AsyncInvocations, 'invoke'>;
  readonly access: Pick<AccessControl, 'check'>;
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

export interface SchedulesService extends LocalService {
  /** Runs what is due; also called every second. */
  tick(): void;
}

/**
 * EventBridge Scheduler: invokes functions at the rates of the templates, first soon after the start, as with a schedule
 * that was just created. `/_local/schedules`: GET lists them, POST to `/_local/schedules/<name>` runs one now and
 * answers with what its function says.
 * @throws AssemblyError when a schedule needs an unsupported feature, or its role may not invoke the function.
 */
export function createSchedules(
  { assembly, log }: ServiceContext,
  { functions, access, clock: now = Date.now }: SchedulesDependencies,
): SchedulesService {
  const startedAt = now();
  const schedules = assembly.ofType(scheduleType).map((resource) => {
    const definition = readSchedule(resource, assembly);
    checkRole(definition, access);
    return { definition, nextAt: startedAt + firstRunMilliseconds, lastRunAt: undefined as number | undefined };
  });
  let isStopped = false;

  const run = ({ functionArn, input }: ScheduleDefinition) => functions.invoke(functionArn, input);

  const tick = () => {
    for (const schedule of schedules) {
      const { definition } = schedule;
      if (isStopped || !definition.isEnabled || now() < schedule.nextAt) continue;
      // Runs that a sleeping machine missed are not made up for.
      schedule.nextAt = now() + definition.everyMilliseconds;
      schedule.lastRunAt = now();
      run(definition).catch((error: unknown) => {
        if (!isStopped) log(`${definition.constructPath}: its function failed. ${messageOf(error)}`);
      });
    }
  };
  const timer = setInterval(tick, tickMilliseconds).unref();

  const handler: HttpHandler = async (request, response, { pathname }) => {
    // Names have nothing that an address escapes.
    const name = pathname.slice(prefix.length + 1);
    if (request.method === 'GET' && name === '') {
      const list = schedules.map(
        ({ definition: { name: own, constructPath: path, expression }, nextAt, lastRunAt }) => ({
          name: own,
          path,
          expression,
          nextAt: new Date(nextAt).toISOString(),
          lastRunAt: lastRunAt === undefined ? null : new Date(lastRunAt).toISOString(),
        }),
      );
      return sendJson(response, 200, { schedules: list });
    }
    const schedule = schedules.find(({ definition }) => definition.name === name);
    if (!schedule)
      return sendJson(response, 404, { message: `There is no schedule ${name}. GET ${prefix} lists them.` });
    if (request.method !== 'POST') return sendJson(response, 405, { message: 'Use POST to run a schedule.' });
    // A page of another origin must send a preflight before it can send JSON, and none is answered here.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
      return sendJson(response, 415, { message: 'Send the request as application/json.' });
    }
    schedule.lastRunAt = now();
    try {
      sendJson(response, 200, { answer: (await run(schedule.definition)) ?? null });
    } catch (error) {
      if (!(error instanceof FunctionError) && !(error instanceof AwsError)) throw error;
      sendJson(response, 502, { message: messageOf(error) });
    }
  };

  return {
    resourceTypes: [scheduleType],
    mounts: [{ prefix, handler }],
    tick,
    async close() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** AWS lets a schedule be made whose role may not invoke its function, and then its runs fail unseen. */
function checkRole({ constructPath, roleArn, functionArn }: ScheduleDefinition, access: Pick<AccessControl, 'check'>) {
  try {
    access.check({ kind: 'role', roleArn }, 'lambda:InvokeFunction', functionArn);
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    throw new AssemblyError(`${constructPath}: on AWS its runs would fail. ${error.message}`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
