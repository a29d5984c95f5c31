/** The source of the sample data, as shown in the interface, and the number of its rentals. */
export const sampleSource = { name: 'World Bank, country-json 2.3.0', year: 2018, count: 235 };
