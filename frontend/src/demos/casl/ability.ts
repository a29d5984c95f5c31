import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { type Action, accessRules, type Role, type Subject } from '../../features/session/public/accessRules';

export interface DemoRental {
  readonly name: string;
  readonly population: number;
  readonly isSample: boolean;
  readonly _deleted: boolean;
}

export type RentalAbility = MongoAbility<[Action | 'manage', Subject | 'all' | DemoRental]>;

/** A role's CASL ability, from Polder's own rules. */
export const abilityOf = (role: Role): RentalAbility =>
  createMongoAbility<RentalAbility>(accessRules[role], {
    detectSubjectType: ({ isSample }) => (isSample ? 'Sample' : 'Rental'),
  });
