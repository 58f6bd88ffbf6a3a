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
