import type { Plugin } from 'vite';

// In ApexCharts 4.7.0's Legend.init: inserts a <style> element into every chart's SVG.
const insertion = /\bthis\.legendHelpers\.appendToForeignObject\(\),/;

const file = /\/apexcharts\/dist\/apexcharts\.esm\.js$/;

/**
 * ApexCharts inserts a `<style>` element into each chart, which the website's content security policy blocks.
 * demos/charts/apex/apex-chart.scss has those rules instead, so the build removes the insertion.
 * @throws when an update of ApexCharts no longer has it: check this plugin then.
 */
export function apexChartsWithoutInlineStyles(): Plugin {
  return {
    name: 'polder-apexcharts-without-inline-styles',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!insertion.test(code)) {
          throw new Error('ApexCharts no longer inserts its legend styles as before: see frontend/build.');
        }
        return { code: code.replace(insertion, ''), map: null };
      },
    },
  };
}
