import { createMongoAbility, type MongoAbility, subject as named } from '@casl/ability';
import { decidingRule, may } from '../../../frontend/src/features/session/access';
import { type Action, accessRules, actions, roles, subjects } from '../../../frontend/src/features/session/accessRules';

const inUse = { _deleted: false };
const deleted = { _deleted: true };

describe('who may do what', () => {
  test('guests read the sample, and nothing of the administration', () => {
    expect(may('guest', 'read', 'Sample')).toBe(true);
    for (const action of actions) {
      expect(may('guest', action, 'Rental')).toBe(false);
      expect(may('guest', action, 'Text')).toBe(false);
    }
  });

  test('who is signed in, an editor, does all that the application offers', () => {
    for (const action of ['read', 'edit', 'delete', 'restore', 'import'] as const) {
      expect(may('editor', action, 'Rental')).toBe(true);
    }
    expect(may('editor', 'interpret', 'Text')).toBe(true);
  });

  test('viewers read rentals and change none', () => {
    expect(actions.filter((action) => may('viewer', action, 'Rental'))).toEqual(['read']);
  });

  test('only admins erase, and only what was deleted before', () => {
    expect(roles.filter((role) => may(role, 'erase', 'Rental', deleted))).toEqual(['admin']);
    expect(roles.filter((role) => may(role, 'erase', 'Rental', inUse))).toEqual([]);
  });

  test('what is deleted is not deleted again, and what is in use not restored', () => {
    expect(may('editor', 'delete', 'Rental', inUse)).toBe(true);
    expect(may('editor', 'delete', 'Rental', deleted)).toBe(false);
    expect(may('admin', 'restore', 'Rental', deleted)).toBe(true);
    expect(may('admin', 'restore', 'Rental', inUse)).toBe(false);
  });

  test('nobody changes the sample', () => {
    for (const action of ['edit', 'delete', 'restore', 'erase', 'import'] as const) {
      expect(roles.filter((role) => may(role, action, 'Sample', inUse))).toEqual([]);
    }
  });
});

describe.each(roles)('CASL agrees about %s', (role) => {
  const ability = createMongoAbility<MongoAbility<[Action | 'manage', string | object]>>(accessRules[role]);

  test.each(subjects.flatMap((subject) => actions.map((action) => [action, subject] as const)))(
    '%s %s',
    (action, subject) => {
      expect(may(role, action, subject)).toBe(ability.can(action, subject));
      expect(decidingRule(accessRules[role], action, subject)).toBe(ability.relevantRuleFor(action, subject)?.origin);
      for (const thing of [inUse, deleted]) {
        const same = named(subject, { ...thing });
        expect(may(role, action, subject, thing)).toBe(ability.can(action, same));
        expect(decidingRule(accessRules[role], action, subject, thing)).toBe(
          ability.relevantRuleFor(action, same)?.origin,
        );
      }
    },
  );
});
