import { list, property, type TemplateResource, type Templates } from './templates';

/** A metric that an alarm watches or a dashboard shows. */
export interface MetricUse {
  /** The alarm or the dashboard. */
  readonly user: TemplateResource;
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  /** The region it is read in. */
  readonly region: string | undefined;
}

/** A formula over other metrics, by their ids. */
export interface ExpressionUse {
  readonly user: TemplateResource;
  readonly expression: string;
  readonly ids: readonly string[];
}

/** All metrics that alarms and dashboards of the templates read. */
export function metricUses(templates: Templates): { metrics: MetricUse[]; expressions: ExpressionUse[] } {
  const alarms = templates.ofType('AWS::CloudWatch::Alarm').map(ofAlarm);
  const widgets = templates.ofType('AWS::CloudWatch::Dashboard').flatMap(ofDashboard);
  return {
    metrics: [...alarms, ...widgets].flatMap(({ metrics }) => metrics),
    expressions: [...alarms, ...widgets].flatMap(({ expressions }) => expressions),
  };
}

type Uses = ReturnType<typeof metricUses>;
type Json = Readonly<Record<string, unknown>>;

function ofAlarm(user: TemplateResource): Uses {
  const { properties, region } = user;
  const queries = list(properties.Metrics) as Json[];
  const single = properties.MetricName ? [properties] : [];
  const ids = queries.map(({ Id }) => String(Id));
  return {
    metrics: [...single, ...queries.map((one) => property(one, 'MetricStat.Metric'))].filter(Boolean).map((metric) => ({
      user,
      namespace: String(property(metric, 'Namespace')),
      name: String(property(metric, 'MetricName')),
      dimensions: Object.fromEntries(
        list(property(metric, 'Dimensions')).map((one) => [property(one, 'Name'), String(property(one, 'Value'))]),
      ),
      region,
    })),
    expressions: queries.flatMap(({ Expression }) =>
      Expression === undefined ? [] : [{ user, expression: String(Expression), ids }],
    ),
  };
}

function ofDashboard(user: TemplateResource): Uses[] {
  return (list(property(bodyOf(user), 'widgets')) as Json[]).map((widget) => {
    const rows = list(property(widget, 'properties.metrics')) as unknown[][];
    const spelledOut: string[][] = [];
    const ids: string[] = [];
    const expressions: string[] = [];
    const regions: unknown[] = [];
    for (const row of rows) {
      const options = row.find((one) => typeof one === 'object') as Json | undefined;
      if (options?.id) ids.push(String(options.id));
      if (options?.expression) {
        expressions.push(String(options.expression));
        continue;
      }
      const texts = row.filter((one) => typeof one !== 'object').map(String);
      spelledOut.push(withoutShorthand(texts, spelledOut.at(-1) ?? []));
      regions.push(options?.region ?? property(widget, 'properties.region') ?? user.region);
    }
    return {
      metrics: spelledOut.map(([namespace = '', name = '', ...dimensions], index) => ({
        user,
        namespace,
        name,
        dimensions: Object.fromEntries(
          dimensions.flatMap((one, position) => (position % 2 ? [] : [[one, dimensions[position + 1] ?? '']])),
        ),
        region: regions[index] as string | undefined,
      })),
      expressions: expressions.map((expression) => ({ user, expression, ids })),
    };
  });
}

/** In a dashboard `.` repeats what the row above has in this place, and `...` all of it up to what follows. */
function withoutShorthand(row: readonly string[], above: readonly string[]): string[] {
  const [first, ...rest] = row;
  if (first === '...') return [...above.slice(0, above.length - rest.length), ...rest];
  return row.map((one, index) => (one === '.' ? (above[index] ?? one) : one));
}

function bodyOf({ properties }: TemplateResource): unknown {
  try {
    return JSON.parse(String(properties.DashboardBody));
  } catch {
    // CloudWatch refuses it; there is nothing to check.
    return undefined;
  }
}
