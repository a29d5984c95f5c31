import { AwsError } from '../http/errors';
import { invalidParameter } from './errors';

/** One entry of `Schema` of `AWS::Cognito::UserPool`. */
export interface SchemaAttribute {
  readonly Name?: string;
  readonly Mutable?: boolean;
  readonly Required?: boolean;
  readonly StringAttributeConstraints?: unknown;
  readonly NumberAttributeConstraints?: unknown;
}

export interface AttributeRule {
  readonly required: boolean;
  readonly mutable: boolean;
}

/** Source: https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-attributes.html */
const standardAttributes = [
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
];
const setByCognito = ['sub', 'email_verified', 'phone_number_verified', 'identities'];
const maxValueLength = 2048;
const maxEmailLength = 128;

/** The attributes of this pool's people, by the name in requests (with `custom:` before the pool's own). */
export function attributeRules(
  schema: readonly SchemaAttribute[],
  log: (line: string) => void,
): ReadonlyMap<string, AttributeRule> {
  const rules = new Map<string, AttributeRule>(
    standardAttributes.map((name) => [name, { required: false, mutable: true }]),
  );
  for (const attribute of schema) {
    if (!attribute.Name || setByCognito.includes(attribute.Name)) continue;
    const name = standardAttributes.includes(attribute.Name) ? attribute.Name : `custom:${attribute.Name}`;
    rules.set(name, { required: attribute.Required ?? false, mutable: attribute.Mutable ?? true });
    if (attribute.StringAttributeConstraints || attribute.NumberAttributeConstraints) {
      log(`the local cloud does not check the limits of attribute ${name}.`);
    }
  }
  return rules;
}

/** @throws AwsError InvalidParameterException when a new person's attributes do not fit the pool's schema. */
export function checkNewAttributes(
  attributes: ReadonlyMap<string, string>,
  rules: ReadonlyMap<string, AttributeRule>,
): void {
  checkValues(attributes, rules);
  for (const [name, rule] of rules) {
    if (rule.required && !attributes.get(name)) throw schemaViolation(name, 'The attribute is required');
  }
}

/**
 * An empty value removes the attribute.
 * @throws AwsError InvalidParameterException or NotAuthorizedException when a person may not set these.
 */
export function checkChangedAttributes(
  attributes: ReadonlyMap<string, string>,
  rules: ReadonlyMap<string, AttributeRule>,
): void {
  checkValues(attributes, rules);
  for (const [name, value] of attributes) {
    const rule = rules.get(name);
    if (!rule?.mutable) {
      throw schemaViolation(name, 'Attribute cannot be updated. (changing an immutable attribute)');
    }
    if (rule.required && !value) throw schemaViolation(name, 'The attribute is required');
  }
}

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(text);
}

function checkValues(attributes: ReadonlyMap<string, string>, rules: ReadonlyMap<string, AttributeRule>): void {
  for (const [name, value] of attributes) {
    if (setByCognito.includes(name)) {
      throw new AwsError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    }
    if (!rules.has(name)) throw schemaViolation(name, 'Attribute does not exist in the schema.');
    if (value.length > maxValueLength) {
      throw schemaViolation(name, `String must be no longer than ${maxValueLength} characters`);
    }
    if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.');
    if (name === 'phone_number' && value && !/^\+\d{1,15}$/.test(value))
      throw invalidParameter('Invalid phone number format.');
  }
}

const schemaViolation = (name: string, why: string) =>
  invalidParameter(`Attributes did not conform to the schema: ${name}: ${why}`);
