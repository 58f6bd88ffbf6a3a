/** What the server reads of the environment when it starts, besides its port. */
export interface Settings {
  /** How many proxies stand in front of the server. */
  readonly proxies: number;
}

/** Characters; the API asks for as many. */
const SHORTEST_SECRET = 32;
const MOST_PROXIES = 9;

/**
 * @param secure whether the site is served over https, as in production: there the API must be able to tell visitors apart.
 * @throws Error that names the variable to set and not its value, which may be a secret.
 */
export function readSettings(environment: NodeJS.ProcessEnv, secure: boolean): Settings {
  const secret = environment.COWRIE_PROXY_SECRET ?? '';
  const proxies = environment.COWRIE_TRUSTED_PROXIES ?? '';
  if (secret === '' && secure)
    throw new Error(
      'COWRIE_PROXY_SECRET is not set: the API would count the forms of all visitors as those of one. See .env.example.',
    );
  if (secret !== '' && secret.length < SHORTEST_SECRET)
    throw new Error(`COWRIE_PROXY_SECRET must have ${SHORTEST_SECRET} characters or more.`);
  if (!/^\d?$/.test(proxies))
    throw new Error(`COWRIE_TRUSTED_PROXIES must be a whole number from 0 to ${MOST_PROXIES}.`);
  return { proxies: Number(proxies) };
}
