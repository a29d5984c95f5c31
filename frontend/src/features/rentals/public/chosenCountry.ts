/** The country selected on a map or in a table. */
export { countryChosen, selectCountryData } from '../import/uploadSlice';
