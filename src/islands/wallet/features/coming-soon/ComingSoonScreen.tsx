import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { assetIds } from '#contract/assets.ts';
import { fill } from '#src/intl/interpolate.ts';
import stylesheet from '#src/styles/coming.css?url';
import { AboutCoin } from '../../money/AssetLabel.tsx';
import { Coming } from './ComingSoon.tsx';
import { Ways } from './ActionLinks.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { WithSheet } from '../../lazy/StylesheetBoundary.tsx';
import { useWords } from '../../i18n/i18n.ts';
import { Back } from '../../shell/BackLink.tsx';
import { comingScreens, type ComingName } from './coming-soon-screens.ts';

function ComingScreen({ name, about }: { name: ComingName; about?: ReactNode }) {
  const words = useWords('coming');
  const { sketch, ways } = comingScreens[name];
  return (
    <>
      <Back from={name} />
      <Coming heading={words.screen} about={about} text={words.screens[name]} sketch={sketch}>
        <Ways names={ways} />
      </Coming>
    </>
  );
}

/** What an address names after its screen; it is one that could be (paths.ts). */
function useNamed(): string {
  return useLocation().pathname.split('/')[3] ?? '';
}

/** /w/token/{id}: a coin that the wallet has, or the word that there is none of that name. */
function Token() {
  const { token } = useWords('coming');
  const id = useNamed();
  const asset = assetIds.find((known) => known === id.toLowerCase());
  if (asset) return <ComingScreen name="token" about={<AboutCoin id={asset} />} />;
  return (
    <WithSheet sheet={stylesheet}>
      <Back from="token" />
      <div className="not-known">
        <Blank heading={fill(token.unknown, { id })} text={token.unknownText}>
          <Ways names={['coins', 'dashboard']} />
        </Blank>
      </div>
    </WithSheet>
  );
}

/** /w/announcement/{id} */
function Announcement() {
  const { announcement } = useWords('coming');
  const id = useNamed();
  return <ComingScreen name="announcement" about={<p className="about">{fill(announcement, { id })}</p>} />;
}

/** As usernames are written. */
const USERNAME = /^[a-z0-9]{1,20}$/;

/** /w/user?u={username} */
function User() {
  const username = new URLSearchParams(useLocation().search).get('u') ?? '';
  const about = USERNAME.test(username) && <p className="about">@{username}</p>;
  return <ComingScreen name="user" about={about} />;
}

/** What stands at a place that has no content yet. */
export function comingScreen(name: ComingName): ComponentType {
  if (name === 'token') return Token;
  if (name === 'announcement') return Announcement;
  if (name === 'user') return User;
  return function ComingPlace() {
    return <ComingScreen name={name} />;
  };
}
