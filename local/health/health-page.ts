import type { AlarmHealth } from '../cloudwatch/alarms';
import { escapeHtml, localPage } from '../http/page';
import type { MappingHealth } from '../lambda/mapping-health';
import type { Health, ResourceHealth } from './types';

/** The health of the local cloud as a page: one table for each stack. */
export function healthPage(health: Health): string {
  const stacks = [...new Set(health.resources.map((resource) => resource.stack))];
  const keys = health.apiKeys.map(
    ({ apiId, key }) => `<p>API key of <code>${escapeHtml(apiId)}</code>: <code>${escapeHtml(key)}</code></p>`,
  );
  return localPage(
    'Health',
    `<p>${health.running} of ${health.resources.length} resources in the templates are running.
Started ${escapeHtml(health.startedAt)}. As JSON: the same address with <code>Accept: application/json</code>.</p>
${keys.join('\n')}
${health.alarms.length > 0 ? alarmTable(health.alarms) : ''}
${health.mappings.length > 0 ? mappingTable(health.mappings) : ''}
${stacks.map((stack) => stackTable(stack, health.resources)).join('\n')}`,
  );
}

const stateClasses = { OK: 'running', ALARM: 'alarm', INSUFFICIENT_DATA: 'not-run' } as const;

function alarmTable(alarms: readonly AlarmHealth[]): string {
  const rows = alarms.map(
    ({ path, state, since, reason, told, notCounted }) => `<tr>
<td>${withStackBelow(path)}</td>
<td><span class="${stateClasses[state]}">${state}</span></td>
<td><time datetime="${escapeHtml(since)}">${escapeHtml(since.slice(0, 19).replace('T', ' '))}</time></td>
<td>${escapeHtml(reason)}${told ? `<br><span class="muted">${escapeHtml(told)}</span>` : ''}${
      notCounted.length > 0 ? `<br>Cannot go off here: nothing counts ${escapeHtml(notCounted.join(', '))}.` : ''
    }</td>
</tr>`,
  );
  return `<h2>Alarms</h2>
<p>Judged at the beginning of each minute, as on AWS, by what the services here count. <code>/_local/faults</code> makes them go off.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Alarms"><table>
<thead><tr><th>Alarm</th><th>State</th><th>Since (UTC)</th><th>Why</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}

function mappingTable(mappings: readonly MappingHealth[]): string {
  const rows = mappings.map((mapping) => {
    const {
      path,
      state,
      function: invoked,
      lastResult,
      behind,
      age,
      discarded,
      lastError,
      failureDestination,
    } = mapping;
    const isWell = state === 'Enabled' && !lastResult.startsWith('PROBLEM');
    const error = lastError && `${lastError.at.slice(0, 19).replace('T', ' ')}: ${lastError.message}`;
    return `<tr>
<td>${withStackBelow(path)}</td>
<td><span class="${isWell ? 'running' : state === 'Enabled' ? 'alarm' : 'not-run'}">${state}</span><br>${escapeHtml(lastResult)}</td>
<td>${withStackBelow(invoked)}</td>
<td>${behind}${behind > 0 ? `<br><span class="muted">the oldest for ${secondsOf(age)}</span>` : ''}</td>
<td>${error ? escapeHtml(error) : 'none'}</td>
<td>${failureDestination ? escapeHtml(nameOf(failureDestination)) : 'none'}${discarded > 0 ? `<br>${discarded} discarded` : ''}</td>
</tr>`;
  });
  return `<h2>Event source mappings</h2>
<p>What changes in a table reaches a function through its stream. A mapping whose function fails sends the same records again; those behind them wait.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Event source mappings"><table>
<thead><tr><th>Mapping</th><th>State</th><th>Function</th><th>Records behind</th><th>Last error (UTC)</th><th>Failure destination</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}

/** A construct's path: its stack is below it, as it matters less. */
function withStackBelow(path: string): string {
  const slash = path.indexOf('/');
  if (slash < 0) return escapeHtml(path);
  return `${escapeHtml(path.slice(slash + 1))}<br><span class="muted">${escapeHtml(path.slice(0, slash))}</span>`;
}

const secondsOf = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const nameOf = (arn: string) => arn.slice(arn.lastIndexOf(':') + 1);

function stackTable(stack: string, resources: readonly ResourceHealth[]): string {
  const rows = resources
    .filter((resource) => resource.stack === stack)
    .map(
      ({ path, type, status, reason }) => `<tr>
<td>${escapeHtml(path.slice(stack.length + 1))}</td>
<td>${escapeHtml(type)}</td>
<td><span class="${status === 'running' ? 'running' : 'not-run'}">${status}</span>${reason ? `: ${escapeHtml(reason)}` : ''}</td>
</tr>`,
    );
  return `<h2>${escapeHtml(stack)}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(stack)}"><table>
<thead><tr><th>Construct</th><th>Type</th><th>Status</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}
