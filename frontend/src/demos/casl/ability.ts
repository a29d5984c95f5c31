import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { type Action, accessRules, type Role, type Subject } from '../../features/session/accessRules';

export interface DemoRental {
  readonly name: string;
  readonly population: number;
  readonly isSample: boolean;
  readonly _deleted: boolean;
}

export type RentalAbility = MongoAbility<[Action | 'manage', Subject | 'all' | DemoRental]>;

/** What a role may do, by the rules that Polder itself goes by. */
export const abilityOf = (role: Role): RentalAbility =>
  createMongoAbility<RentalAbility>(accessRules[role], {
    detectSubjectType: ({ isSample }) => (isSample ? 'Sample' : 'Rental'),
  });
