import { MyCode } from '../code/MyCode.tsx';

/** The person's code alone, to hold out to somebody. */
export function QrPanel() {
  return (
    <div className="receive-panel">
      <MyCode />
    </div>
  );
}
