/** What stands where something will be: as high as that, and without a figure. The classes hold the sizes. */
export function Skeleton({ size }: { size: string }) {
  return <span className={`bone ${size}`} aria-hidden="true" />;
}
