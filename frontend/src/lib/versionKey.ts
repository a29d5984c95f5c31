import type { RentalVersion } from '../../../graphql/generated/schema';

/** Tells versions apart. A rental that was added again, or restored with its table, has a number twice, at different times. */
export const keyOfVersion = ({ rentalId, version, at }: RentalVersion) => `${rentalId} ${version} ${at}`;
