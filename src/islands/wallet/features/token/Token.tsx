import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { GoBar } from '../../shell/GoBar.tsx';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { About } from './About.tsx';
import { TokenChart } from './chart/TokenChart.tsx';
import { FollowOnly } from './FollowOnly.tsx';
import { Position } from './position/Position.tsx';
import { TokenActions } from './position/TokenActions.tsx';
import { Stats } from './Stats.tsx';
import { TokenHeader } from './TokenHeader.tsx';
import { TokenListsSkeleton } from './TokenSkeleton.tsx';
import { tokenParts } from './token-registry.ts';
import { useTokenFlow } from './use-token-flow.ts';
import { useToken } from './use-token.ts';

/** /w/token/{id}: an asset of the market, and what the person has of it. */
export function Token() {
  const { query, name } = useToken();
  const isUnknown = query.data === null && hasErrorCode(query.error, 'asset_not_found');
  useScreenTitle(isUnknown ? null : name);
  useTokenFlow();
  return (
    <>
      <div className="token-back">
        <BackLink from="token" />
      </div>
      {isUnknown ? <LazyComponent registry={tokenParts} name="unknown" fallback={null} /> : <KnownToken />}
    </>
  );
}

/**
 * Two columns where there is room, each with its own part of the document, so that Tab finishes one before the next. On a phone
 * what is held stands under the chart, and what can be done with it in place of the menu.
 */
function KnownToken() {
  const { asset } = useToken();
  const hasColumns = useMediaQuery('(width >= 65em)');
  const hasBar = useMediaQuery('(width < 42.5em)');
  const own = asset ? (
    <Position asset={asset}>{!hasBar && <TokenActions asset={asset} />}</Position>
  ) : (
    <FollowOnly />
  );
  const lead = (
    <section className="token-lead" data-public>
      <TokenHeader />
      <TokenChart />
    </section>
  );
  if (hasColumns)
    return (
      <div className="token has-columns">
        <div className="column">
          {lead}
          <Stats />
          {asset && <Lists />}
        </div>
        <div className="column">
          {own}
          <About />
        </div>
      </div>
    );
  return (
    <div className="token">
      {lead}
      {own}
      <Stats />
      {asset && <Lists />}
      <About />
      {asset && hasBar && (
        <GoBar>
          <TokenActions asset={asset} />
        </GoBar>
      )}
    </div>
  );
}

/** Networks and transactions: below what a person came for, and loaded after it. */
const Lists = () => <LazyPart registry={tokenParts} name="lists" fallback={<TokenListsSkeleton />} />;
