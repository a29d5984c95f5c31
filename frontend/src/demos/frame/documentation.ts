/** The libraries that the demos show, and where the documentation of the version in use begins. */
export const libraries = {
  apexcharts: { name: 'ApexCharts', address: 'https://apexcharts.com/docs/' },
  bootstrap: { name: 'Bootstrap', address: 'https://getbootstrap.com/docs/5.3/' },
  casl: { name: 'CASL', address: 'https://casl.js.org/' },
  chartjs: { name: 'Chart.js', address: 'https://www.chartjs.org/docs/latest/' },
  d3geo: { name: 'd3-geo', address: 'https://d3js.org/d3-geo' },
  dndkit: { name: 'dnd kit', address: 'https://docs.dndkit.com/' },
  formik: { name: 'Formik', address: 'https://formik.org/docs/' },
  reactChartjs2: { name: 'react-chartjs-2', address: 'https://react-chartjs-2.js.org/' },
  reactDayPicker: { name: 'React DayPicker', address: 'https://daypicker.dev/' },
  reactSelect: { name: 'React Select', address: 'https://react-select.com/' },
  reactstrap: { name: 'reactstrap', address: 'https://reactstrap.github.io/?path=/docs/' },
  tanstackTable: { name: 'TanStack Table', address: 'https://tanstack.com/table/v8/docs/' },
  tanstackVirtual: { name: 'TanStack Virtual', address: 'https://tanstack.com/virtual/latest/docs/' },
  tiptap: { name: 'Tiptap', address: 'https://tiptap.dev/docs/' },
  yup: { name: 'yup', address: 'https://github.com/jquense/yup#readme' },
} as const;

/** The pages of libraries' documentation about what a page shows: for each library the end of the address. */
export type Documentation = Partial<Record<keyof typeof libraries, string>>;

export interface DocumentationLink {
  readonly name: string;
  readonly href: string;
}

/** The links of a page, in the order that it says. */
export const documentationLinks = (documentation: Documentation): DocumentationLink[] =>
  Object.entries(documentation).map(([library, page]) => {
    const { name, address } = libraries[library as keyof typeof libraries];
    return { name, href: `${address}${page}` };
  });
