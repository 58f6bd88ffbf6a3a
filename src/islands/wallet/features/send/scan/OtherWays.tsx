import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { camera, keyboard, picture } from '#src/ui/icons/scan.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { usePanels } from '../../../panels/use-panels.ts';
import { useLeaveScan } from './use-leave-scan.ts';

/** The ways to say who is paid without this panel: by a picture or by the camera, and by typing. */
export function OtherWays({ other }: { other: 'scan' | 'upload-scan' }) {
  const { ways } = useMessages('scan');
  const { show } = usePanels();
  const leave = useLeaveScan();
  return (
    <div className="ways" role="group" aria-label={ways.label}>
      <Button wide onClick={() => show(other)}>
        <Icon d={other === 'scan' ? camera : picture} />
        <span>{other === 'scan' ? ways.camera : ways.picture}</span>
      </Button>
      <Button wide variant="quiet" onClick={() => leave('/w/send')}>
        <Icon d={keyboard} />
        <span>{ways.type}</span>
      </Button>
    </div>
  );
}
