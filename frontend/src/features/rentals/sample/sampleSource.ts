/** Where the sample's facts come from, as the interface names it, and how many rentals they make. */
export const sampleSource = { name: 'World Bank, country-json 2.3.0', year: 2018, count: 235 };
