import type { Resource } from '../assembly/types';
import type { Integration } from './api-definition';
import { type IntegrationProperties, type IntegrationResponse, problemOf } from './template-properties';

/** The gateway's default timeout of an integration. */
const defaultTimeoutMilliseconds = 29_000;

const knownProperties: Readonly<Record<string, readonly string[]>> = {
  AWS_PROXY: ['IntegrationHttpMethod', 'PassthroughBehavior', 'TimeoutInMillis', 'Type', 'Uri'],
  MOCK: ['IntegrationResponses', 'PassthroughBehavior', 'RequestTemplates', 'Type'],
};

/**
 * The integration of a method: a function, or a fixed response such as a preflight's.
 * @throws AssemblyError for any other integration, and for responses that need a mapping template.
 */
export function readIntegration(
  method: Resource<unknown>,
  integration: IntegrationProperties | undefined,
): Integration {
  const type = integration?.Type ?? 'none';
  const known = knownProperties[type];
  if (!integration || !known) throw problemOf(method, `the local REST APIs do not run an integration of type ${type}.`);
  const unknown = Object.keys(integration).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw problemOf(method, `the local REST APIs do not run ${unknown.join(', ')} of an integration.`);
  }
  if (type === 'MOCK') return readFixedAnswer(method, integration.IntegrationResponses ?? []);
  const functionArn = /:lambda:path\/[^/]+\/functions\/([^/]+)\/invocations$/.exec(integration.Uri ?? '')?.[1];
  if (!functionArn) throw problemOf(method, `its integration's Uri, ${integration.Uri}, does not name a function.`);
  return {
    kind: 'function',
    functionArn,
    timeoutMilliseconds: integration.TimeoutInMillis ?? defaultTimeoutMilliseconds,
  };
}

function readFixedAnswer(method: Resource<unknown>, responses: readonly IntegrationResponse[]): Integration {
  const [response] = responses;
  if (!response || responses.length > 1 || response.SelectionPattern) {
    throw problemOf(method, 'the local REST APIs run a MOCK integration with one response only.');
  }
  const headers = Object.entries(response.ResponseParameters ?? {}).map(([target, value]) => {
    const name = /^method\.response\.header\.(.+)$/.exec(target)?.[1];
    const text = /^'(.*)'$/.exec(value)?.[1];
    if (name === undefined || text === undefined) {
      throw problemOf(method, `the local REST APIs do not map ${value} to ${target}.`);
    }
    return [name.toLowerCase(), text];
  });
  const [template = ''] = Object.values(response.ResponseTemplates ?? {});
  if (/[$#]/.test(template)) throw problemOf(method, 'the local REST APIs do not run response templates.');
  return {
    kind: 'fixed',
    statusCode: Number(response.StatusCode),
    headers: Object.fromEntries(headers),
    body: template,
  };
}
