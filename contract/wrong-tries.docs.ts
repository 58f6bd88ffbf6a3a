/** When a try is refused, right or wrong, because too many wrong ones came for the account, over all calls and devices. */
const until = '`until` and `Retry-After` say when the next one is looked at.';

export const wrongTries = {
  password: `Ten wrong passwords came within 24 hours from devices that the account does not know, or thirty in all; a completed reset empties the count. ${until}`,
  code: `Ten wrong codes that were sent for the account (device, PIN, WhatsApp) came within 24 hours. ${until}`,
  second_factor: `Ten wrong codes of the authenticator app, recovery codes among them, came within 24 hours; devices that the account knows have a count of their own. ${until}`,
};

/** Beside the 30 seconds that follow each code. */
export const moreCodes =
  'After ten codes for one address and purpose within 24 hours there is one an hour. `Retry-After` and `resend_at` say when the next one can be sent.';

/** Of the codes that anybody can ask for, by an address. */
export const openCodes = {
  shared:
    'While a code is good for another half of its five minutes no second one is sent, and whoever asks gets an `identifier` of their own, which takes every code of the address that is still good. Nobody who asks ends a code, or the tries of another one.',
  tooSoon: `This browser asked for the address less than 30 seconds ago; or no code is good, and none may be sent; or too many browsers have asked within five minutes. ${moreCodes} Devices that the account knows are held up by one another alone.`,
  expired:
    'Neither the `identifier` nor a code of the address is younger than five minutes, or a code was used.',
  locked: 'Five wrong codes were sent with this `identifier`. Another one has to be requested.',
  rateLimit:
    'One `identifier` to a browser and address in 30 seconds; ten codes to an address a day, then one an hour.',
};
