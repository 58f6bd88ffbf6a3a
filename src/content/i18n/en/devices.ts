/** /w/devices-and-activities and the two screens below it: where the account is logged in. */
export const devices = {
  tabs: { label: 'Devices', devices: 'Devices', activity: 'Activity' },
  loading: 'Loading your devices',
  failed: 'We couldn’t load your devices.',
  notRefreshed: 'We couldn’t refresh your devices.',
  list: 'Your devices',
  thisDevice: 'This device',
  new: 'New',
  activeNow: 'Active now',
  lastActiveAt: 'Last active {time}',
  firstLoginAt: 'First login {time}',
  facts: {
    browser: 'Browser',
    browserOn: '{browser} on {os}',
    place: 'Place',
    ip: 'IP address',
    first: 'First login',
    last: 'Last active',
    method: 'Logged in with',
    unknown: 'Unknown',
  },
  rename: 'Rename',
  renameLabel: 'Rename {name}',
  logOut: 'Log out',
  logOutLabel: 'Log out {name}',
  /** Of a new device. */
  ask: 'Do you know this device?',
  mine: 'It’s mine',
  mineLabel: 'It’s mine: {name}',
  all: { one: 'See your {count} device', other: 'See all {count} devices' },
  onlyThis: 'You’re not logged in anywhere else.',
  others: {
    heading: 'Log out other devices',
    text: 'You stay logged in here. The others need your password and a new code to log back in.',
    button: { one: 'Log out {count} device', other: 'Log out {count} devices' },
  },
  approximate: 'Places come from the IP address, so they’re approximate.',
  renaming: {
    heading: 'Rename {name}',
    label: 'Name',
    hint: 'Only you see it. Up to {count} characters.',
    missing: 'Enter a name.',
    cancel: 'Cancel',
    save: 'Save name',
    saving: 'Saving…',
    saved: 'Name saved.',
    failed: 'We couldn’t save the name. Try again.',
    gone: 'This device is no longer on your account.',
  },
  loggingOut: {
    /** What the PIN is asked for. */
    asks: {
      one: 'You’re logging out {name}. It loses access at once, and needs your password and a new code to log back in.',
      other:
        'You’re logging out {count} devices. They lose access at once, and need your password and a new code to log back in.',
    },
    byProof: 'Confirm with your password instead',
    busy: 'Logging out…',
    failed: 'We couldn’t log out this device. Try again.',
    done: { one: '{name} was logged out.', other: '{count} devices were logged out.' },
    doneText: {
      one: 'It needs your password and a new code to log back in.',
      other: '{names} need your password and a new code.',
    },
    doneMany: 'They need your password and a new code to log back in.',
    partly: {
      one: '{done} of {count} devices was logged out.',
      other: '{done} of {count} devices were logged out.',
    },
    left: { one: '{names} is still logged in.', other: '{names} are still logged in.' },
    leftMany: '{count} devices are still logged in.',
    retry: 'Try again',
  },
  choose: {
    heading: 'Log out devices',
    text: 'They lose access at once. To log back in, they need your password and a new code.',
    list: 'Devices to log out',
    all: 'Choose all',
    none: 'Choose none',
    here: 'You stay logged in on this device. {link}',
    hereLink: 'Log out here instead',
    chosen: { one: '{count} of {of} device chosen', other: '{count} of {of} devices chosen' },
    nothing: 'Choose at least one device.',
    approve: 'You approve it with your PIN.',
    onlyThis: 'Only this device is logged in',
    onlyThisText: 'There’s no other device to log out.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly devices: typeof devices;
  }
}
