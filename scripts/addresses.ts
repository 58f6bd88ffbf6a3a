import { portFrom } from './processes.ts';

export const sitePort = portFrom('PORT', 4321);
export const mockPort = portFrom('MOCK_PORT', 8787);
/** One host name for both: cookies are shared between ports of `localhost`, and passkeys need it. */
export const siteUrl = `http://localhost:${sitePort}`;
export const mockUrl = `http://localhost:${mockPort}`;

/** Addresses that a site on other ports than the usual ones is built with; what the environment sets wins. */
export function addressVariables(): NodeJS.ProcessEnv {
  const variables: NodeJS.ProcessEnv = {};
  if (sitePort !== 4321) variables.PUBLIC_SITE_URL = siteUrl;
  if (mockPort !== 8787) {
    variables.PUBLIC_API_URL = mockUrl;
    variables.PUBLIC_STREAM_URL = `ws://localhost:${mockPort}/ws`;
    variables.PUBLIC_TURNSTILE_SCRIPT_URL = `${mockUrl}/turnstile/v0/api.js`;
  }
  for (const name of Object.keys(variables)) if (process.env[name]) variables[name] = process.env[name];
  return variables;
}
