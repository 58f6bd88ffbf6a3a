import type { Flow } from '#src/stores/interface/flow.ts';
import { back as backIcon } from '#src/ui/icons/frame.ts';
import { close } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import { useBackTo } from '../navigation/use-back-to.ts';
import { useI18n } from '../i18n/i18n.ts';

/** The way back in the header of a phone: an arrow to the step before, a cross out of the first one. */
export function FlowBack({ back, isLeaving }: Pick<Flow, 'back' | 'isLeaving'>) {
  const { messages } = useI18n();
  return (
    <Link
      className="tool flow-back"
      to={back}
      onClick={useBackTo(back)}
      aria-label={isLeaving ? messages.flow.leave : messages.flow.back}
    >
      <Icon d={isLeaving ? close : backIcon} />
    </Link>
  );
}
