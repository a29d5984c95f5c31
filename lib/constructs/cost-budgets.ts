import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { StageSettings } from '../settings';

/**
 * Budgets that warn before a month exceeds its limit: when the forecast reaches 100 %, or the actual costs 80 %. One
 * counts resources with the stage's tag. Comprehend's calls belong to no resource and have no tag: the other counts
 * Comprehend and AppSync for the whole account and region.
 */
export function addCostBudgets(
  scope: Construct,
  { stage, region, monthlyBudget }: StageSettings,
  alarmEmail: string,
): void {
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }];
  const notify = (notificationType: string, threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
    subscribers,
  });
  const budget = (id: string, costFilters: Record<string, string[]>) =>
    new CfnBudget(scope, id, {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
        costFilters,
      },
      notificationsWithSubscribers: [notify('FORECASTED', 100), notify('ACTUAL', 80)],
    });
  budget('Budget', { TagKeyValue: [`user:polder-stage$${stage}`] });
  budget('ServiceBudget', { Service: ['Amazon Comprehend', 'AWS AppSync'], Region: [region] });
}
