/** One line icon (`icon-paths.ts`). It only repeats what a text beside it says, so it is hidden from screen readers. */
export function Icon({ d, className }: { d: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
