import '#src/styles/spinner.css';
import { CountdownBar } from '#src/ui/feedback/CountdownBar.tsx';
import { useHydrated } from '#src/ui/browser/use-hydrated.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';

/** The delay before the screen says why it takes long. */
const EXPLAIN_AFTER_MS = 3000;

interface LoadingScreenProps {
  heading: string;
  /** The texts at once, after 3 s and after 10 s. */
  first: string;
  waiting: string;
  slow: string;
  /** A link out, shown after 10 s. */
  exit: { label: string; href: string };
}

/** A full-page loader. It explains itself after 3 s and offers a link out after 10 s. */
export function LoadingScreen({ heading, first, waiting, slow, exit }: LoadingScreenProps) {
  // The time starts in the browser, not in the server's HTML.
  const isRunning = useHydrated();
  const isExplained = useIsSlow(isRunning, EXPLAIN_AFTER_MS);
  const isLong = useIsSlow(isRunning);

  return (
    <>
      <div>
        <h1>{heading}</h1>
        <p className="soft under" role="status">
          {isLong ? slow : isExplained ? waiting : first}
        </p>
      </div>
      <CountdownBar className="progress-wave" seconds={1} total={1} />
      {isLong && (
        <p className="alt">
          <a href={exit.href}>{exit.label}</a>
        </p>
      )}
    </>
  );
}
