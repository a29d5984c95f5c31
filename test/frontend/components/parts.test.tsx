import { render, screen } from '@testing-library/react';
import { initialsOf } from '../../../frontend/src/components/Avatar';
import { Icon } from '../../../frontend/src/components/Icon';

describe('initials', () => {
  test.each([
    ['Jan de Vries', 'JV'],
    ['jan.de.vries@example.com', 'JV'],
    ['ölmez@example.com', 'Ö'],
    ['', '?'],
  ])('of "%s" are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('an icon', () => {
  const icon: [string, Record<string, string>][] = [['path', { d: 'M1 1h2', fillRule: 'evenodd' }]];

  test('beside words is decoration', () => {
    const { container } = render(<Icon icon={icon} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('path')).toHaveAttribute('fill-rule', 'evenodd');
  });

  test('that stands alone says what it means', () => {
    render(<Icon icon={icon} label="Deleted" />);
    expect(screen.getByRole('img', { name: 'Deleted' })).toBeInTheDocument();
  });
});
