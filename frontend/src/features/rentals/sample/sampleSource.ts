/** Where the sample's facts come from, as the interface names it. */
export const sampleSource = { name: 'World Bank, country-json 2.3.0', year: 2018 };
