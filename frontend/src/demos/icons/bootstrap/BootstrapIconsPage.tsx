import { IconsPage } from '../IconsPage';
import { componentName, type IconSet } from '../iconSet';

export default function BootstrapIconsPage() {
  return <IconsPage set={bootstrapIcons} />;
}

const bootstrapIcons: IconSet = {
  title: { en: 'Bootstrap icons', nl: 'Bootstrap-pictogrammen' },
  licence: 'bootstrap-icons, MIT',
  load: async () => (await import('virtual:icon-set/bootstrap')).default,
  frame: { viewBox: '0 0 16 16', fill: 'currentColor' },
  hasFilled: true,
  jsx: (name) => {
    const icon = componentName(name).replace(/^./, (letter) => letter.toLowerCase());
    return `import ${icon} from 'bootstrap-icons/icons/${name}.svg?glyph';\n\n<Icon icon={${icon}} />`;
  },
};
