import {
  deleteUser,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './account';
import {
  type AdminOperation,
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminSetUserPassword,
  describeUserPool,
  listUsers,
} from './admin';
import { adminDisableUser, adminEnableUser, adminUpdateUserAttributes, adminUserGlobalSignOut } from './admin-accounts';
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  createGroup,
  listGroups,
  listUsersInGroup,
} from './groups';
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './sessions';
import { initiateAuth, respondToAuthChallenge } from './sign-in';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up';
import type { AccountOperation, ClientOperation } from './types';

export const adminOperations: Readonly<Record<string, AdminOperation>> = {
  AdminAddUserToGroup: adminAddUserToGroup,
  AdminCreateUser: adminCreateUser,
  AdminDeleteUser: adminDeleteUser,
  AdminDisableUser: adminDisableUser,
  AdminEnableUser: adminEnableUser,
  AdminGetUser: adminGetUser,
  AdminListGroupsForUser: adminListGroupsForUser,
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
  AdminSetUserPassword: adminSetUserPassword,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  CreateGroup: createGroup,
  DescribeUserPool: describeUserPool,
  ListGroups: listGroups,
  ListUsers: listUsers,
  ListUsersInGroup: listUsersInGroup,
};

export const clientOperations: Readonly<Record<string, ClientOperation>> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
};

export const accountOperations: Readonly<Record<string, AccountOperation>> = {
  GlobalSignOut: globalSignOut,
  ChangePassword: changePassword,
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  VerifyUserAttribute: verifyUserAttribute,
  DeleteUser: deleteUser,
};
