import { createMongoAbility, type MongoAbility, subject as named } from '@casl/ability';
import { can, matchingRule } from '../../../frontend/src/features/session/access';
import { type Action, accessRules, actions, roles, subjects } from '../../../frontend/src/features/session/accessRules';

const inUse = { _deleted: false };
const deleted = { _deleted: true };

describe('permissions', () => {
  test('guests read the sample, and nothing of the administration', () => {
    expect(can('guest', 'read', 'Sample')).toBe(true);
    for (const action of actions) {
      expect(can('guest', action, 'Rental')).toBe(false);
      expect(can('guest', action, 'Text')).toBe(false);
    }
  });

  test('editors can do everything with rentals and texts, and admins administer people too', () => {
    expect(roles.filter((role) => can(role, 'administer', 'Person'))).toEqual(['admin']);
    for (const action of ['read', 'edit', 'delete', 'restore', 'import'] as const) {
      expect(can('editor', action, 'Rental')).toBe(true);
    }
    expect(can('editor', 'interpret', 'Text')).toBe(true);
  });

  test('viewers read rentals and change none', () => {
    expect(actions.filter((action) => can('viewer', action, 'Rental'))).toEqual(['read']);
  });

  test('deleted rentals cannot be deleted again, and others cannot be restored', () => {
    expect(can('editor', 'delete', 'Rental', inUse)).toBe(true);
    expect(can('editor', 'delete', 'Rental', deleted)).toBe(false);
    expect(can('admin', 'restore', 'Rental', deleted)).toBe(true);
    expect(can('admin', 'restore', 'Rental', inUse)).toBe(false);
  });

  test('the sample is read-only', () => {
    for (const action of ['edit', 'delete', 'restore', 'import'] as const) {
      expect(roles.filter((role) => can(role, action, 'Sample', inUse))).toEqual([]);
    }
  });
});

describe.each(roles)('CASL agrees about %s', (role) => {
  const ability = createMongoAbility<MongoAbility<[Action | 'manage', string | object]>>(accessRules[role]);

  test.each(subjects.flatMap((subject) => actions.map((action) => [action, subject] as const)))(
    '%s %s',
    (action, subject) => {
      expect(can(role, action, subject)).toBe(ability.can(action, subject));
      expect(matchingRule(accessRules[role], action, subject)).toBe(ability.relevantRuleFor(action, subject)?.origin);
      for (const resource of [inUse, deleted]) {
        const same = named(subject, { ...resource });
        expect(can(role, action, subject, resource)).toBe(ability.can(action, same));
        expect(matchingRule(accessRules[role], action, subject, resource)).toBe(
          ability.relevantRuleFor(action, same)?.origin,
        );
      }
    },
  );
});
