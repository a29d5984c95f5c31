/**
 * The longest value of a setting, in characters: a hundred saved views of typical length. Only those come near
 * it, so that all settings of an account fit in one page of DynamoDB's, 1 MB.
 */
export const maxSettingLength = 40_000;
