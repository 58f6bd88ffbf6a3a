import { mark } from '#src/content/mark.ts';

const outline = (
  <>
    <path d={mark.body} />
    <path d={mark.slit} />
    <path d={mark.teeth} />
  </>
);

/** The product's mark in the text colour of its parent. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {outline}
    </svg>
  );
}

/** The mark as an outline, with the ground that it lies on: for empty states, once a screen. */
export function ShellOutline() {
  return (
    <svg className="line-shell" viewBox="-1 0 26 26" aria-hidden="true">
      {outline}
      <path d="M4.9 24.9h11.2M18.2 24.9h1.4" />
    </svg>
  );
}
