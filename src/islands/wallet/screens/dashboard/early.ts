/**
 * Asks for the dashboard's figures before it stands, so that they come beside its code; returns the way to let go of
 * them, which the dashboard itself takes over from.
 */
export function readFiguresEarly(): () => void {
  let isOver = false;
  let stops: (() => void)[] = [];
  Promise.all([import('#src/stores/balances.ts'), import('#src/stores/market.ts')]).then(
    ([{ $balances }, { $coins }]) => {
      if (!isOver) stops = [$balances.listen(() => undefined), $coins.listen(() => undefined)];
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
