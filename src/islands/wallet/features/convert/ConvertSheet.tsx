import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

/** What is given, what is got for it, and at which rate. */
export function ConvertSheet() {
  return <Skeleton size="sheet" />;
}
