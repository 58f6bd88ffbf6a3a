import '#src/styles/loader.css';
import { CountdownBar } from '#src/ui/feedback/CountdownBar.tsx';
import { useHydrated } from '#src/ui/browser/use-hydrated.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';

/** Milliseconds after which a wait explains itself. */
const EXPLAIN_AFTER = 3000;

interface WaitingProps {
  heading: string;
  /** What is said at once, after 3 s and after 10 s. */
  first: string;
  waiting: string;
  slow: string;
  /** The way out, once it takes long. */
  exit: { label: string; href: string };
}

/** A screen that only waits: it says so, says why when it lasts, and offers a way out when it lasts too long. */
export function LoadingScreen({ heading, first, waiting, slow, exit }: WaitingProps) {
  // The clock starts in the browser, not in the server's HTML.
  const isRunning = useHydrated();
  const explained = useIsSlow(isRunning, EXPLAIN_AFTER);
  const long = useIsSlow(isRunning);

  return (
    <>
      <div>
        <h1>{heading}</h1>
        <p className="soft under" role="status">
          {long ? slow : explained ? waiting : first}
        </p>
      </div>
      <CountdownBar className="teeth-wave" seconds={1} total={1} />
      {long && (
        <p className="alt">
          <a href={exit.href}>{exit.label}</a>
        </p>
      )}
    </>
  );
}
