/** How dynalite's expression parsers are called. */
interface Context {
  readonly attrNames?: Readonly<Record<string, string>>;
  readonly attrVals?: Readonly<Record<string, object>>;
  /** Of the names and values that no expression of the request has used yet; the parser removes those that it uses. */
  readonly unusedAttrNames: Record<string, true>;
  readonly unusedAttrVals: Record<string, true>;
  readonly isKeyCondition?: boolean;
}

export type Parse = (expression: string, options: { readonly context: Context }) => unknown;

/** A parsed expression for any values of the same types. */
interface Template {
  /** With a placeholder for each value. */
  readonly parsed: unknown;
  /** The names of the values by placeholder. */
  readonly placeholders: ReadonlyMap<unknown, string>;
  readonly usedNames: readonly string[];
  readonly usedValues: readonly string[];
}

/** Whether an expression is valid depends on these functions' values too, not on their types alone. */
const dependsOnValues = /\bbetween\b|\battribute_type\b/i;

/** More than the functions and resolvers of Polder send. */
const maxTemplates = 500;

/**
 * Parses each expression once for all values of the same types: in an import, each row sends the same expressions, and
 * parsing them took a fifth of its time.
 */
export function cachedParse(parse: Parse): Parse {
  const templates = new Map<string, Template>();
  return (expression, options) => {
    const { context } = options;
    if (dependsOnValues.test(expression)) return parse(expression, options);
    const { attrNames = {}, attrVals = {} } = context;
    const types = Object.entries(attrVals).map(([name, value]) => [name, Object.keys(value)]);
    const key = JSON.stringify([expression, context.isKeyCondition, attrNames, types]);
    let template = templates.get(key);
    if (!template) {
      template = templateOf(parse, expression, context);
      if (templates.size >= maxTemplates) templates.clear();
      templates.set(key, template);
    }
    const { parsed, placeholders, usedNames, usedValues } = template;
    for (const name of usedNames) delete context.unusedAttrNames[name];
    for (const name of usedValues) delete context.unusedAttrVals[name];
    return withValues(parsed, (part) => {
      const name = placeholders.get(part);
      return name === undefined ? undefined : attrVals[name];
    });
  };
}

/** @throws what the parser throws: invalid expressions are not cached */
function templateOf(parse: Parse, expression: string, context: Context): Template {
  const { attrNames = {}, attrVals = {} } = context;
  // A value that is used for two names still gets two placeholders.
  const placeholders = Object.fromEntries(Object.entries(attrVals).map(([name, value]) => [name, { ...value }]));
  const unusedAttrNames = allOf(attrNames);
  const unusedAttrVals = allOf(attrVals);
  const parsed = parse(expression, {
    context: { ...context, attrVals: placeholders, unusedAttrNames, unusedAttrVals },
  });
  return {
    parsed,
    placeholders: new Map(Object.entries(placeholders).map(([name, value]) => [value, name])),
    usedNames: Object.keys(attrNames).filter((name) => !(name in unusedAttrNames)),
    usedValues: Object.keys(attrVals).filter((name) => !(name in unusedAttrVals)),
  };
}

const allOf = (named: object): Record<string, true> =>
  Object.fromEntries(Object.keys(named).map((name) => [name, true as const]));

/** A copy, as dynalite modifies what it has parsed. */
function withValues(part: unknown, replacement: (part: object) => object | undefined): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const value = replacement(part);
  if (value) return value;
  if (Array.isArray(part)) return part.map((one) => withValues(one, replacement));
  const copy = Object.create(Object.getPrototypeOf(part));
  for (const [name, one] of Object.entries(part)) copy[name] = withValues(one, replacement);
  return copy;
}
