// Inlined at the end of each built document, where everything that the inline style paints has been read.
(() => {
  // The content security policy ignores style attributes in a document; a script may apply their content.
  for (const element of document.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute('data-style');
  }

  // The document was rendered for its path alone; whoever signs in comes back to the whole address.
  const rest = encodeURIComponent(location.search + location.hash);
  for (const link of document.querySelectorAll('a[href*="?from="]')) {
    // Not by `link.href`, which is absolute: React hydrates the same attribute.
    link.setAttribute('href', link.getAttribute('href') + rest);
  }

  // While a deployment spreads, the content security policy may be another release's and block the inline style: what it
  // holds is then loaded too.
  const isBlocked = document.querySelector('head > style').sheet === null;
  const styleSheets = [
    ...document.querySelectorAll(isBlocked ? 'link[data-late], link[data-inlined]' : 'link[data-late]'),
  ];

  const apply = (sheet) => {
    sheet.media = 'all';
    sheet.removeAttribute('data-late');
    // The browser would otherwise do this for all of them at its next frame.
    getComputedStyle(sheet).color;
    sheet.dispatchEvent(new Event('applied'));
  };

  // The style sheets count when all of them are loaded. The last comes first: before those that come after it, a style
  // sheet would override their inline rules. Each in its own task, as it takes a phone's processor many milliseconds.
  const applyStyleSheets = () => {
    if (!styleSheets.every(({ dataset }) => dataset.late)) return;
    for (const sheet of styleSheets.reverse()) {
      if (sheet.dataset.late === 'loaded') setTimeout(() => apply(sheet));
    }
  };

  const settle = (sheet, outcome) => {
    sheet.dataset.late = outcome;
    applyStyleSheets();
  };

  const loadStyleSheets = () => {
    for (const sheet of styleSheets) {
      sheet.addEventListener('load', () => settle(sheet, 'loaded'), { once: true });
      sheet.addEventListener('error', () => settle(sheet, 'failed'), { once: true });
      sheet.removeAttribute('disabled');
    }
  };

  const add = ({ element, ...properties }) => {
    document.head.append(Object.assign(document.createElement(element), { crossOrigin: 'anonymous', ...properties }));
  };

  // Also when they throw an error: main.tsx removes the notice as it starts.
  const tellUnlessStarted = () => {
    const notice = document.querySelector('.start-notice');
    if (notice) notice.style.animationDelay = '0s';
  };

  // Each in its own task, as a request takes a phone's processor a few milliseconds.
  const loadFiles = () => {
    loadStyleSheets();
    const { entry, preloaded, samples } = JSON.parse(document.getElementById('page-scripts').textContent);
    const preloads = [...preloaded, ...samples].map((href) => ({
      element: 'link',
      rel: 'modulepreload',
      fetchPriority: 'low',
      href,
    }));
    const outcome = { onload: tellUnlessStarted, onerror: tellUnlessStarted };
    const script = { element: 'script', type: 'module', src: entry, ...outcome };
    for (const file of [...preloads, script]) setTimeout(() => add(file));
  };

  // After the first frame: scripts would take the network from the document and the font, and the processor from
  // painting. A page in the background has no frames.
  if (document.hidden) loadFiles();
  else requestAnimationFrame(() => setTimeout(loadFiles));
})();
