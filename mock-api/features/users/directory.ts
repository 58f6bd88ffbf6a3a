/** A user of the product without an account in any sandbox: can be found and receive money, but can't sign in. */
export interface DirectoryUser {
  readonly username: string;
  readonly name: string;
}

/** The users that personas send to and receive from. */
export const directory = [
  { username: 'adaobi', name: 'Adaobi Nwosu' },
  { username: 'adanwafor', name: 'Ada Nwafor' },
  { username: 'amina', name: 'Amina Bello' },
  { username: 'chinedu', name: 'Chinedu Obi' },
  { username: 'kwame', name: 'Kwame Mensah' },
  { username: 'tobiade', name: 'Tobi Adeyemi' },
  { username: 'zhangwei', name: '张伟' },
] as const satisfies readonly DirectoryUser[];
export type DirectoryUsername = (typeof directory)[number]['username'];

const usernames = new Set<string>(directory.map(({ username }) => username));

export const isDirectoryUser = (username: string) => usernames.has(username);
