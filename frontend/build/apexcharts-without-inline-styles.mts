import type { Plugin } from 'vite';

// In ApexCharts 4.7.0's Legend.init: puts a <style> element into every chart's SVG.
const insertion = 'this.legendHelpers.appendToForeignObject(),';

/**
 * ApexCharts writes a `<style>` element into each chart, which the website's content security policy refuses.
 * components/chart.scss holds those rules instead, so the insertion is taken out of the build.
 * @throws when an update of ApexCharts no longer has it: look again then.
 */
export function apexChartsWithoutInlineStyles(): Plugin {
  return {
    name: 'polder-apexcharts-without-inline-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/apexcharts.esm.js')) return null;
      if (!code.includes(insertion)) {
        throw new Error('ApexCharts no longer inserts its legend styles as before: see frontend/build.');
      }
      return { code: code.replace(insertion, ''), map: null };
    },
  };
}
