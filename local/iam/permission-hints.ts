import type { Assembly, Resource } from '../assembly/types';

/** Callers can name any resource, so the number of remembered hints is limited. */
const maxHints = 1_000;

/** Logs which permission a role lacks, and where in the CDK app to add it. */
export type OnAccessDenied = (roleArn: string, action: string, resource: string) => void;

/**
 * A refusal may be intended or a forgotten permission, which would otherwise only show on AWS. Each is logged
 * once, with construct paths instead of ARNs.
 * @param notEvaluated ARNs of a role's policies whose text is not in the templates: AWS may allow more by them
 */
export function createPermissionHints(
  assembly: Assembly,
  notEvaluated: (roleArn: string) => readonly string[],
  log: (line: string) => void,
): OnAccessDenied {
  const told = new Set<string>();
  return (roleArn, action, resource) => {
    const role = pathOf(assembly, roleArn) ?? roleArn;
    const target = pathOf(assembly, resource) ?? resource;
    const lacks = `${role} has no permission for ${action} on ${target}.`;
    const unread = notEvaluated(roleArn).join(', ');
    const hint = unread
      ? `Refused by IAM: ${lacks} Not read here, as no template has their text: ${unread}.`
      : `Refused by IAM, as on AWS: ${lacks}`;
    if (told.has(hint)) return;
    const [oldest] = told;
    if (oldest !== undefined && told.size >= maxHints) told.delete(oldest);
    told.add(hint);
    log(`${hint} If it should have it, add the action where lib/ makes that role.`);
  };
}

/** The construct of the resource that an ARN names, or that it names a part of; the longest ARN is the nearest. */
function pathOf(assembly: Assembly, arn: string): string | undefined {
  const found = assembly.resources
    .map((resource) => ({ resource, arn: arnOf(resource) }))
    .filter((one) => one.arn !== undefined && (arn === one.arn || arn.startsWith(`${one.arn}/`)))
    .sort((left, right) => String(right.arn).length - String(left.arn).length)[0];
  return found?.resource.constructPath.replace(/\/Resource$/, '');
}

function arnOf(resource: Resource): string | undefined {
  try {
    return resource.attribute('Arn');
  } catch {
    // Not every type has an ARN.
    return undefined;
  }
}
