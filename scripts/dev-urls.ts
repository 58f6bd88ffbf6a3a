import { portFrom } from './processes.ts';

/** Ports and URLs of the site and the mock API on this machine. */
export interface LocalAddresses {
  readonly sitePort: number;
  readonly mockPort: number;
  readonly siteUrl: string;
  readonly mockUrl: string;
}

/** Both use `localhost`: cookies are shared between its ports, and passkeys require it. */
export const addressesAt = (sitePort: number, mockPort: number): LocalAddresses => ({
  sitePort,
  mockPort,
  siteUrl: `http://localhost:${sitePort}`,
  mockUrl: `http://localhost:${mockPort}`,
});

const chosen = addressesAt(portFrom('PORT', 4321), portFrom('MOCK_PORT', 8787));
export const { sitePort, mockPort, siteUrl, mockUrl } = chosen;

/** The variables to build a site for other ports than the usual ones. Values from the environment win. */
export function addressVariables({ sitePort, siteUrl, mockPort, mockUrl } = chosen): NodeJS.ProcessEnv {
  const variables: NodeJS.ProcessEnv = {};
  if (sitePort !== 4321) variables.PUBLIC_SITE_URL = siteUrl;
  if (mockPort !== 8787) {
    variables.PUBLIC_API_URL = mockUrl;
    variables.PUBLIC_STREAM_URL = `ws://localhost:${mockPort}/ws`;
    variables.PUBLIC_TURNSTILE_SCRIPT_URL = `${mockUrl}/turnstile/v0/api.js`;
    variables.PUBLIC_WAITLIST_URL = `${mockUrl}/waitlist`;
  }
  for (const name of Object.keys(variables)) if (process.env[name]) variables[name] = process.env[name];
  return variables;
}
