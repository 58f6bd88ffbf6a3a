/** /w/send: all of the payment, before it is approved. */
export const sendReview = {
  heading: 'Check it, then send',
  region: 'Payment',
  facts: 'Good to know',
  loading: 'Checking the price',
  failed: 'We couldn’t get a price.',
  offline: 'You’re offline. Nothing was sent.',
  to: 'To',
  amount: 'Amount',
  address: 'Address',
  newAddress: 'New address',
  knownAddress: 'Address you’ve sent to',
  edit: {
    edit: 'Edit',
    recipient: 'Edit recipient',
    asset: 'Edit asset',
    amount: 'Edit amount',
  },
  asset: 'From',
  leftAfter: '{amount} left after',
  isNew: 'New recipient',
  network:
    'You’re sending on {network}. Ask the recipient whether they accept {asset} on this network. If they don’t, you can lose it.',
  memo: {
    legend: {
      tag: 'Did the recipient give you a destination tag?',
      memo: 'Did the recipient give you a memo?',
    },
    hint: {
      tag: 'Exchanges need one on {chain}. Without it your money may not be credited.',
      memo: 'Exchanges need one on {chain}. Without it your money may not be credited.',
      none: '{chain} can’t carry a memo.',
    },
    noneTitle: { tag: 'No tag', memo: 'No memo' },
    noneText: 'I was given only the address',
    givenTitle: { tag: 'I have a tag', memo: 'I have a memo' },
    givenText: 'Add it exactly as given',
    label: { tag: 'Destination tag', memo: 'Memo' },
    empty: { tag: 'Enter the tag', memo: 'Enter the memo' },
    character: { tag: 'A tag has digits only', memo: 'This memo has a character that can’t be sent' },
    range: 'The largest tag is 4294967295',
    length: 'This memo is too long for {chain}',
    required: {
      tag: 'This address belongs to an exchange: it needs a tag. Ask the recipient for it.',
      memo: 'This address belongs to an exchange: it needs a memo. Ask the recipient for it.',
    },
    refused: {
      tag: 'The network doesn’t accept this tag. Ask the recipient for it again',
      memo: 'The network doesn’t accept this memo. Ask the recipient for it again',
    },
    impossible:
      'A payment on {chain} has no memo, so the recipient may not know it’s yours. Ask them for an address without a memo, or send on another network.',
    saved: { tag: 'Destination tag {memo}', memo: 'Memo {memo}' },
  },
  sum: {
    theyReceive: 'They receive',
    fee: 'Fee',
    free: 'Free',
    networkFee: '{chain} network, any amount',
    serviceFee: '{fee} and {vat} VAT',
    fromAmount: 'taken from the amount',
    youPay: 'You pay',
    unavailable: 'Unavailable',
  },
  arrival: {
    atOnce: 'Inside Cowrie, arrives {when}. It can’t be called back.',
    instantly: 'in seconds',
    about: 'Arrives in about {duration} ({when}).',
    onNetwork: 'Arrives in about {duration} on {chain} ({when}).',
    held: 'Arrives {when}: we hold it for {minutes} minutes because the address is new, and you can cancel it until then. Then it’s sent automatically: about {duration} on {chain}.',
    aboutTime: 'around {time}',
    slow: '{chain} is slower than usual today.',
  },
  rate: 'Rate {rate}, as of {time}.',
  note: {
    label: 'Note, only for you',
    message: 'Message to {name}',
    line: '{label}: {text}',
    none: 'None',
    add: 'Add',
    edit: 'Edit',
    done: 'Done',
    left: { one: '{count} character left', other: '{count} characters left' },
  },
  test: {
    title: 'Send a small test first',
    text: 'Send {amount} first. When it has arrived, send the rest. You pay the {fee} fee each time.',
    button: 'Change amount to {amount}',
    done: 'The amount is {amount} now. Send the rest when it has arrived.',
  },
  risks: {
    region: 'Warnings',
    first_time_address: {
      title: 'I’ve compared the whole address',
      never: 'You haven’t sent to {address} before. After it’s sent, no one can reverse it.',
      lately:
        '{address} counts as new until a payment to it has been complete for 24 hours. After it’s sent, no one can reverse it.',
    },
    no_checksum: {
      title: 'I’ve checked every character of the address',
      text: '{chain} can’t detect a typing mistake: it leads to another address. Compare every character with what the recipient gave you.',
    },
    similar_address: {
      title: 'I want to send to this address, not to {payee}',
      text: 'It looks like the address of {payee}, but it’s a different one. Scammers send small amounts from look-alike addresses so that you copy them.',
      this: 'You entered',
      differs: { one: '{count} character differs.', other: '{count} characters differ.' },
    },
    contract_address: {
      title: 'I know that this is a contract',
      text: 'This address belongs to a program, not to a person. What is sent to a contract is usually lost.',
    },
    duplicate_payment: {
      title: 'Send it again',
      now: 'You sent {name} {amount} less than a minute ago. Send it again?',
      minute: 'You sent {name} {amount} a minute ago. Send it again?',
      minutes: 'You sent {name} {amount} {count} minutes ago. Send it again?',
    },
    large_share: {
      title: 'Send {percent}% of my {asset}',
      text: 'You asked us to confirm payments above {limit}% of your balance.',
    },
    partial_name_match: {
      title: 'This is the right account',
      text: 'The bank’s name for this account is {name}. It doesn’t fully match the name we have. Check it before you send.',
    },
    first_time_recipient: {
      title: 'New recipient',
      never: 'You haven’t sent to {name} before. Check that {username} is the person you mean.',
      lately:
        '{name} counts as new until a payment to them has been complete for 24 hours. Check that {username} is the person you mean.',
    },
    payee_renamed: {
      title: 'I renamed this payee',
      today:
        'You renamed this payee from “{from}” to “{to}” today. If you didn’t, don’t send: freeze sending in Account Security.',
      yesterday:
        'You renamed this payee from “{from}” to “{to}” yesterday. If you didn’t, don’t send: freeze sending in Account Security.',
    },
    exchange_address: {
      title: 'This address belongs to an exchange',
      text: 'Send only what the exchange accepts there, on this network.',
    },
    held_for_review: {
      title: 'On hold first',
      text: 'We’re holding this transfer for {minutes} minutes because the address is new. Then it’s sent automatically. You can cancel it until then.',
    },
  },
  beneficiary: {
    legend: 'Whose address is it?',
    text: 'The law requires this for transfers above ₦1,500,000.',
    self: 'Mine',
    selfText: 'My own wallet, or my account at an exchange',
    person: 'A person’s',
    personText: 'Someone else’s',
    firm: 'A company’s',
    firmText: 'A shop or another company',
    name: { person: 'Full name', firm: 'Name of the company' },
    nameMissing: 'Enter the name',
  },
  blocked: {
    insufficient_funds: {
      title: 'Not enough {asset}',
      text: 'You need {short} more, fee included.',
    },
    amount_above_limit: {
      daily: 'Over your daily limit',
      monthly: 'Over your monthly limit',
      text: 'You can send up to {available} now. The limit resets at {time}.',
    },
    sending_frozen: {
      title: 'You’ve frozen sending',
      text: 'Unfreeze sending in Account Security to continue.',
    },
    funds_clearing: {
      title: 'Some of your deposit is still clearing',
      text: 'You can send up to {available} to crypto addresses now, and the rest from {time}.',
    },
    other: { title: 'This can’t be sent now', text: 'Try again later.' },
  },
  ways: {
    amount: 'Change the amount',
    to: 'Choose another recipient',
    asset: 'Choose another network',
    receive: 'Deposit {asset}',
    security: 'Open Account Security',
  },
  changed: {
    title: 'The price has changed',
    before: 'Before',
    now: 'Now',
    difference: 'Difference',
    accept: 'Accept new rate',
    worse: 'You pay more, or they receive less, than before. We won’t send anything until you accept.',
  },
  refused: 'Not sent.',
  approve: {
    sendTo: 'Send {amount} to {name}',
    send: 'Send {amount}',
    rateValid: 'Rate valid for {time}',
    expired: 'Expired',
    renewing: 'Getting the new rate…',
    next: 'Next: your PIN. Nothing moves before that.',
    nextTotp: 'Next: your PIN and authenticator code. Nothing moves before that.',
    to: 'to {name}',
    feeIncluded: '{amount}, fee included',
    dialogExpired: 'The rate has expired. We’ll show you the new one before anything is sent.',
    dialogOutdated: 'That took a while. We’ll show you the payment once more before anything is sent.',
  },
  missing: {
    memo: { tag: 'Answer the tag question', memo: 'Answer the memo question' },
    memoText: { tag: 'Enter the tag', memo: 'Enter the memo' },
    memoImpossible: 'This network has no memo',
    beneficiary: 'Say whose address it is',
    note: 'Shorten the note',
    risks: { one: 'Confirm the warning', other: 'Confirm each warning' },
    price: 'Checking the price…',
    offline: 'You’re offline',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly sendReview: typeof sendReview;
  }
}
