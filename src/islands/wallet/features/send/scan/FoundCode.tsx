import { useMessages } from '../../../i18n/i18n.ts';
import { ScanTarget } from './ScanTarget.tsx';
import { StageHeading } from './StageHeading.tsx';

/** A QR code was read: for the moment until it is known what it is. */
export function FoundCode() {
  const { running } = useMessages('scan');
  return (
    <>
      <div className="view idle">
        <ScanTarget isFound />
      </div>
      <div className="words">
        <StageHeading>{running.found}</StageHeading>
      </div>
    </>
  );
}
