/** A placeholder as high as the content that is loading; `size` is a class of wallet/skeleton.css. */
export function Skeleton({ size }: { size: string }) {
  return <span className={`skeleton ${size}`} aria-hidden="true" />;
}
