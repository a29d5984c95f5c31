import type { Plugin } from 'vite';

// In ApexCharts 4.7.0's Legend.init: puts a <style> element into every chart's SVG. Its release has it between commas.
const insertion = /\bthis\.legendHelpers\.appendToForeignObject\(\)(,|(?=\s*\n))/;

const files = ['/apexcharts/dist/apexcharts.esm.js', '/apexcharts/src/modules/legend/Legend.js'];

/**
 * ApexCharts writes a `<style>` element into each chart, which the website's content security policy refuses.
 * components/chart.scss holds those rules instead, so the insertion is taken out of the build.
 * @throws when an update of ApexCharts no longer has it: look again then.
 */
export function apexChartsWithoutInlineStyles(): Plugin {
  return {
    name: 'polder-apexcharts-without-inline-styles',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      if (!files.some((file) => id.endsWith(file))) return null;
      if (!insertion.test(code)) {
        throw new Error('ApexCharts no longer inserts its legend styles as before: see frontend/build.');
      }
      return { code: code.replace(insertion, ''), map: null };
    },
  };
}
