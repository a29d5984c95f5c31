/** The rules of each role. */
export {
  type AccessRule,
  type Action,
  accessRules,
  actionsOn,
  type Reason,
  type Role,
  roles,
  type Subject,
  subjects,
} from '../accessRules';
