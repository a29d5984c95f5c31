import type { RentalVersion } from '../../../graphql/generated/schema';

/** Tells versions apart. A rental that was added again under its id has a version 1 twice, at different times. */
export const keyOfVersion = ({ rentalId, version, at }: RentalVersion) => `${rentalId} ${version} ${at}`;
