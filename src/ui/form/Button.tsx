import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useIsSlow } from '../feedback/use-is-slow.ts';
import { Spinner } from '../feedback/Spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  children: ReactNode;
  variant?: 'outline' | 'primary' | 'quiet';
  small?: boolean;
  wide?: boolean;
  /** Something is under way: the width stays, the words change, presses do nothing and the focus stays where it is. */
  busy?: boolean;
  /** What is under way: `Sending...`. */
  busyLabel?: string;
  /** After 10 s: `Still working…`. */
  slowLabel?: string;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant: variant = 'outline',
    small,
    wide,
    busy = false,
    busyLabel,
    slowLabel,
    onClick,
    ...rest
  } = props;
  const slow = useIsSlow(busy);
  const now = (slow ? slowLabel : undefined) ?? busyLabel;
  const classes = ['button', variant === 'outline' ? '' : variant, small ? 'small' : '', wide ? 'wide' : ''];

  const press = (event: MouseEvent<HTMLButtonElement>) => {
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
        aria-disabled={busy || undefined}
        onClick={press}
      >
        {busy && now ? (
          <>
            <span className="was" aria-hidden="true">
              {children}
            </span>
            <span className="now">
              <Spinner />
              {now}
            </span>
          </>
        ) : (
          children
        )}
      </button>
      {/* What changes inside a button is not announced by itself. */}
      {busyLabel && (
        <span className="sr" role="status">
          {busy ? now : ''}
        </span>
      )}
    </>
  );
}
