import { IconsPage } from '../IconsPage';
import { componentName, type IconSet } from '../iconSet';

export default function FeatherIconsPage() {
  return <IconsPage set={featherIcons} />;
}

const featherIcons: IconSet = {
  title: { en: 'Feather icons', nl: 'Feather-pictogrammen' },
  licence: 'react-feather, MIT',
  load: async () => (await import('virtual:icon-set/feather')).default,
  frame: {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  hasFilled: false,
  jsx: (name) => {
    const component = name === 'github' ? 'GitHub' : componentName(name);
    return `import { ${component} } from 'react-feather';\n\n<${component} />`;
  },
};
