/**
 * The longest value of a setting, in characters: a hundred saved views of typical length. All settings of an account
 * fit in one page of DynamoDB's, 1 MB, even if each character takes three bytes.
 */
export const maxSettingLength = 40_000;
