import type { Finding, Rule } from './finding';
import { type KnownMetrics, knownMetrics } from './known-metrics';
import { type ExpressionUse, type MetricUse, metricUses } from './metric-uses';
import { isFixed } from './references';
import { list, property, type Templates } from './templates';

/**
 * An alarm on a metric that nothing emits never goes off: CloudWatch accepts any name. So each metric has to be one of
 * AWS's, with exactly its dimensions, of a resource of the templates, in the region that has it; or the metric of a
 * metric filter of the templates.
 */
export const metrics: Rule = (templates) => {
  const { metrics: used, expressions } = metricUses(templates);
  const found = [
    ...used.flatMap((use) => toFinding(use, problemOf(use, templates))),
    ...expressions.flatMap((use) => toFinding(use, unknownId(use))),
  ];
  const once = new Map(found.map((finding) => [`${finding.path} ${finding.problem}`, finding]));
  return [...once.values()];
};

interface Problem {
  readonly problem: string;
  readonly remedy: string;
}

const toFinding = ({ user }: MetricUse | ExpressionUse, problem: Problem | undefined): Omit<Finding, 'rule'>[] =>
  problem ? [{ path: user.path, ...problem }] : [];

function problemOf(use: MetricUse, templates: Templates): Problem | undefined {
  const known = knownMetrics[use.namespace];
  if (known) return problemOfKnown(use, known, templates);
  const what = `It watches ${use.namespace} ${use.name}`;
  if (use.namespace.startsWith('AWS/')) {
    return {
      problem: `${what}, of which lib/template-check/known-metrics.ts knows nothing.`,
      remedy: "Check the name in AWS's documentation, and add it there with its source.",
    };
  }
  const isCounted = templates
    .ofType('AWS::Logs::MetricFilter')
    .flatMap(({ properties }) => list(properties.MetricTransformations))
    .some(
      (one) =>
        property(one, 'MetricNamespace') === use.namespace &&
        property(one, 'MetricName') === use.name &&
        keys(use.dimensions) ===
          keys(Object.fromEntries(list(property(one, 'Dimensions')).map((each) => [property(each, 'Key'), '']))),
    );
  if (isCounted) return undefined;
  return {
    problem: `${what}${withDimensions(use)}, which no metric filter of the templates counts.`,
    remedy: 'Take namespace, name and dimensions from the filter itself (MetricFilter.metric()).',
  };
}

function problemOfKnown(use: MetricUse, known: KnownMetrics, templates: Templates): Problem | undefined {
  const what = `It watches ${use.namespace} ${use.name}`;
  const named = known.metrics.filter(([, names]) => names.includes(use.name)).map(([dimensions]) => dimensions);
  if (named.length === 0) {
    return { problem: `${what}, which AWS does not write.`, remedy: `Choose one of those in ${known.source}.` };
  }
  if (!named.some((dimensions) => [...dimensions].sort().join() === keys(use.dimensions))) {
    const written = named.map((one) => one.join(' and ') || 'none').join('; or ');
    return {
      problem: `${what}${withDimensions(use)}, but AWS writes it by ${written}.`,
      remedy: 'Name just these dimensions: CloudWatch takes any other set for another metric.',
    };
  }
  if (known.region && use.region !== known.region) {
    return {
      problem: `${what} in ${use.region}, but AWS writes it in ${known.region} only.`,
      remedy: `Move it to a stack in ${known.region}.`,
    };
  }
  for (const [dimension, value] of Object.entries(use.dimensions)) {
    const values = known.values?.[dimension];
    if (values && !values.includes(value)) {
      return { problem: `${what} of ${dimension} ${value}, which there is not.`, remedy: `Use ${values.join(', ')}.` };
    }
    const type = known.resources[dimension];
    if (type && !isNamed(value, type, templates)) {
      return {
        problem: `${what} of ${dimension} ${value}, but no ${type.replace(/::$/, '')} of the templates is called so.`,
        remedy: 'Name the resource by reference.',
      };
    }
  }
  return missingSetting(use, templates);
}

/** Metrics that a resource writes only if configured. */
function missingSetting({ namespace, dimensions }: MetricUse, templates: Templates): Problem | undefined {
  const { GlobalSecondaryIndexName: index, TableName: table } = dimensions;
  if (index) {
    const indexes = list(templates.referredTo(table)?.properties.GlobalSecondaryIndexes);
    if (!indexes.some((one) => property(one, 'IndexName') === index)) {
      return { problem: `It watches the index ${index}, which its table has not.`, remedy: 'Name an index it has.' };
    }
  }
  if (namespace === 'AWS/ApiGateway' && dimensions.Method) {
    const settings = templates
      .ofType('AWS::ApiGateway::Stage')
      .flatMap(({ properties }) => list(properties.MethodSettings));
    if (!settings.some((one) => property(one, 'MetricsEnabled'))) {
      return {
        problem: 'It watches a method of an API that writes no metrics by method.',
        remedy: 'Set metricsEnabled in its deployOptions, or leave out the method.',
      };
    }
  }
  return undefined;
}

/** By reference, or by a name that the template fixes. */
const isNamed = (value: string, type: string, templates: Templates): boolean =>
  templates.referredTo(value)?.type.startsWith(type) ??
  templates.resources
    .filter((one) => one.type.startsWith(type))
    .some(({ properties }) => Object.entries(properties).some(([name, one]) => name.endsWith('Name') && one === value));

/** Names in a formula start with a small letter, its functions with a capital one. */
function unknownId({ expression, ids }: ExpressionUse): Problem | undefined {
  const names = expression.replaceAll(/'[^']*'|"[^"]*"/g, '').match(/(?<![\w.])[a-z]\w*/g) ?? [];
  const unknown = names.find((name) => !ids.includes(name));
  if (!unknown || !isFixed(expression)) return undefined;
  return {
    problem: `Its formula ${expression} asks for ${unknown}, which it does not define.`,
    remedy: 'Name it among the metrics of the formula (usingMetrics).',
  };
}

const keys = (dimensions: object) => Object.keys(dimensions).sort().join();

const withDimensions = ({ dimensions }: MetricUse) =>
  Object.keys(dimensions).length > 0 ? ` by ${Object.keys(dimensions).join(' and ')}` : ' without dimensions';
