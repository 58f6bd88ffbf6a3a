import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileLists } from '#src/i18n/load-calling-codes.ts';
import type { Profile } from '#src/stores/account/profile.ts';
import { $steps } from '#src/stores/interface/panels.ts';
import { refetchLimits } from '#src/stores/transfers/limits.ts';
import { CompleteProfile } from './CompleteProfile.tsx';
import { FinishStep } from './FinishStep.tsx';
import { finishParts, finishSteps } from './finish-parts.ts';

interface FinishProfileProps {
  profile: Profile;
  lists: ProfileLists;
}

/** Asks for what is missing in one step or two, which the specification's step counter of the profile counts (section 2). */
export function FinishProfile({ profile, lists }: FinishProfileProps) {
  const navigate = useNavigate();
  // Of when the screen opened: a step that is saved is still one of them.
  const [steps] = useState(() => finishSteps(profile.missing));
  const step = useStore($steps, { keys: ['profile'] }).profile;
  useEffect(() => {
    $steps.setKey('profile', 1);
    return () => $steps.setKey('profile', 1);
  }, []);
  const parts = steps[step - 1];
  if (!parts) return <CompleteProfile />;

  const leave = () => void navigate('/w/profile');
  const goOn = () => {
    refetchLimits();
    if (step < steps.length) $steps.setKey('profile', step + 1);
    else leave();
  };
  const missing = steps.slice(step - 1).flat();
  return (
    <FinishStep
      key={step}
      parts={parts}
      missing={missing}
      done={finishParts.filter((part) => !missing.includes(part))}
      progress={steps.length > 1 ? { step, count: steps.length } : null}
      names={(['first_name', 'last_name'] as const).filter((name) => profile.missing.includes(name))}
      lists={lists}
      onSaved={goOn}
      onSkip={step < steps.length ? () => $steps.setKey('profile', step + 1) : leave}
    />
  );
}
