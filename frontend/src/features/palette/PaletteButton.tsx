import search from 'bootstrap-icons/icons/search.svg?glyph';
import { Icon } from '../../components/Icon';

/** Opens the command palette. */
export default function PaletteButton() {
  return (
    <button type="button" className="btn btn-icon" aria-label="Search">
      <Icon glyph={search} />
    </button>
  );
}
