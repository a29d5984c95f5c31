import { useLocation } from 'react-router';
import { paths } from '../lib/paths';
import { pageAt } from '../navigation/pages';

/**
 * The row of canal houses at the bottom of a blank page. One house shows where the visitor is: it is missing on the 404
 * page, has a scaffold during maintenance, and one of its windows is lit while a password is typed (blank-layout.scss).
 * Beside the houses stands a mill.
 */
export function CanalRow() {
  const path = pageAt(useLocation().pathname)?.path;
  return (
    <div className="canal">
      {/* In the units of public/canal-light.svg, of which this is the part from 480 to 580. */}
      <svg className="canal-house" aria-hidden="true" viewBox="480 0 100 240">
        {path === paths.notFound && <MissingHouse />}
        {path === '/auth/maintanance' && <Scaffold />}
        <rect className="canal-window" x="511.33" y="146" width="10" height="18" />
      </svg>
      {path === paths.login && <Mill />}
    </div>
  );
}

/** Covers the picture's mill with one whose sails turn while somebody is being signed in. */
function Mill() {
  return (
    <svg className="canal-mill" aria-hidden="true" viewBox="96 0 100 240">
      <path className="canal-sky" d="M96 101h76v76H96z" />
      <path className="canal-mill-body" d="M112 196l9-52h26l9 52z" />
      <path className="canal-mill-cap" d="M119 145q15-20 30 0z" />
      <g className="canal-sails">
        <path d="M142 130l26-26-9-2-21 22zM142 146l26 26 2-9-22-21zM126 146l-26 26 9 2 21-22zM126 130l-26-26-2 9 22 21z" />
        <path className="canal-spars" d="M100 104l68 68m0-68l-68 68" />
      </g>
    </svg>
  );
}

/** Covers the house and its reflection. Its door is still there. */
function MissingHouse() {
  return (
    <g className="canal-gap">
      <path className="canal-sky" d="M497.7 38h60.6v44h-3.3v6h3.3v108h-60.6z" />
      <path className="canal-water" d="M497.7 202h60.6v38h-60.6z" />
      <path className="canal-ripple" d="M497.7 212h60.6m-30.3 12h30.3" />
      <path className="canal-outline" d="M500 195V66h7.5v-8h7.5v-8h7.5v-8h11v8h7.5v8h7.5v8h7.5v129" />
      <path className="canal-frame" d="M504.4 196v-24h16v24" />
      <rect className="canal-door" x="506.4" y="174" width="12" height="22" />
      <path className="canal-grass" d="M524 196l2-5 2 5m4 0l1.5-4 1.5 4m12 0l2-5 2 5" />
    </g>
  );
}

/** Poles, floors and braces in front of the house. */
function Scaffold() {
  return (
    <g className="canal-scaffold">
      <path d="M492 196V46m24 150V36m24 160V36m24 160V46" />
      <path className="canal-floors" d="M487 60h82m-82 36h82m-82 36h82m-82 36h82" />
      <path className="canal-braces" d="M492 96l24-36m24 36l24-36m-48 72l24-36m-48 72l24-36m24 36l24-36m-48 64l24-28" />
      <path className="canal-bucket" d="M525 96l1.5 10h7l1.5-10z" />
    </g>
  );
}
