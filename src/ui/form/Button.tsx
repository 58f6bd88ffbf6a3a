import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useIsSlow } from '../feedback/use-is-slow.ts';
import { Spinner } from '../feedback/Spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  children: ReactNode;
  /** `tint` still invites where it is the second choice. */
  variant?: 'outline' | 'primary' | 'quiet' | 'tint';
  small?: boolean;
  wide?: boolean;
  /** Something is missing, which its label says. A press is the caller's to answer: with a way there, or why not. */
  notReady?: boolean;
  /** An action is running: the button keeps its width and focus, shows another label and ignores presses. */
  busy?: boolean;
  /** The label while it runs: `Sending...`. */
  busyLabel?: string;
  /** The label after 10 s: `Still working…`. */
  slowLabel?: string;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'outline',
    small,
    wide,
    busy = false,
    notReady = false,
    busyLabel,
    slowLabel,
    onClick,
    ...rest
  } = props;
  const isSlow = useIsSlow(busy);
  const label = (isSlow ? slowLabel : undefined) ?? busyLabel;
  const classes = ['button', variant === 'outline' ? '' : variant, small ? 'small' : '', wide ? 'wide' : ''];

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <button
        type="button"
        {...rest}
        className={classes.filter(Boolean).join(' ')}
        aria-busy={busy || undefined}
        aria-disabled={busy || notReady || undefined}
        onClick={handleClick}
      >
        {busy && label ? (
          <>
            <span className="was" aria-hidden="true">
              {children}
            </span>
            <span className="now">
              <Spinner />
              <span>{label}</span>
            </span>
          </>
        ) : (
          children
        )}
      </button>
      {/* Screen readers don't announce a change of a button's label. */}
      {busyLabel && (
        <span className="sr" role="status">
          {busy ? label : ''}
        </span>
      )}
    </>
  );
}
