/** The panels scan and upload-scan: a QR code, read by the camera or from a picture. */
export const scan = {
  again: 'Scan again',
  failedScanner: 'We couldn’t load the scanner. Check your connection and try again.',
  ways: {
    label: 'Other ways',
    picture: 'Upload or paste a picture',
    camera: 'Use the camera',
    type: 'Type it instead',
  },
  start: {
    heading: 'Scan a QR code to send money',
    text: 'An address, a payment link, or someone’s Cowrie QR code.',
    button: 'Start camera',
    asking: 'Waiting for the camera…',
    slow: 'Still waiting. Your browser may be asking whether to allow the camera.',
    privacy: 'We only ask for the camera when you start. Its picture stays on your device.',
  },
  running: {
    view: 'Camera picture',
    aim: 'Hold the QR code inside the frame',
    loading: 'Loading the scanner…',
    loadingSlow: 'Still loading the scanner…',
    scanning: 'Scanning',
    hint: 'No QR code found yet. Hold it still and in good light, so that it fills the frame.',
    found: 'QR code found',
    light: 'Light',
    switchCamera: 'Switch camera',
    stop: 'Stop camera',
  },
  problems: {
    denied: {
      heading: 'The camera is blocked',
      text: 'Your browser doesn’t let this site use the camera. To allow it:',
    },
    /** Of `denied`. */
    allow: [
      'Select the icon beside the address in your browser, or open its site settings.',
      'Set Camera to Allow.',
      'Come back here and select Try again.',
    ],
    system:
      'Allowed already? Then check in the settings of your phone or computer that your browser may use the camera.',
    dismissed: {
      heading: 'The camera isn’t allowed yet',
      text: 'The question was closed. Start again, and choose Allow when your browser asks.',
    },
    missing: {
      heading: 'No camera found',
      text: 'Connect one and try again, or use a picture of the QR code.',
    },
    busy: {
      heading: 'The camera is in use',
      text: 'Another app or tab is using it. Close that one and try again.',
    },
    insecure: {
      heading: 'No camera on this connection',
      text: 'Browsers only give the camera to pages opened with https. Use a picture of the QR code instead.',
    },
    unsupported: {
      heading: 'No camera in this browser',
      text: 'Open Cowrie in your phone’s own browser, or use a picture of the QR code.',
    },
    ended: {
      heading: 'The camera stopped',
      text: 'It was disconnected, or another app took it over.',
    },
    hidden: {
      heading: 'The camera is off',
      text: 'We turned it off when you left this page.',
    },
    failed: {
      heading: 'The camera didn’t start',
      text: 'Try again, or use a picture of the QR code.',
    },
  },
  upload: {
    heading: 'Choose a picture of a QR code',
    text: 'Or drop it here, or paste it with Ctrl+V or ⌘V.',
    choose: 'Choose picture',
    paste: 'Paste',
    reading: 'Reading…',
    privacy: 'The picture stays on your device.',
    again: 'Choose another picture',
    notPictureNamed: '“{name}” isn’t a picture. Choose a photo or a screenshot.',
    problems: {
      notPicture: 'That isn’t a picture. Choose a photo or a screenshot.',
      heic: 'This browser can’t open HEIC pictures. Take a screenshot of it, or save it as JPEG.',
      tooLarge: 'This picture is too large to open here. Crop it to the QR code and try again.',
      notOpened:
        'We couldn’t open this picture. It may be damaged: take a screenshot of it, or choose another.',
      noCode: 'No QR code found in this picture. Crop it to the QR code, or use a sharper one.',
      unreadable:
        'There seems to be a QR code in this picture, but we can’t read it. It may be blurred or partly covered.',
      emptyClipboard: 'There’s no picture in your clipboard. Copy one first.',
      clipboardDenied: 'Your browser didn’t let us paste. Use Ctrl+V or ⌘V instead.',
      noFile: 'There was no picture in that. Drop or paste a picture.',
      noScanner: 'We couldn’t load the scanner. Check your connection and try again.',
    },
  },
  refused: {
    noPayment: 'This QR code isn’t a payment',
    text: 'It only holds this text:',
    link: 'It holds the address of a website, which we don’t open for you:',
    empty: 'It’s empty.',
    invalid: 'We can’t pay this QR code',
    faults: {
      damagedAddress:
        'It looks like an address, but part of it is wrong or missing. Ask the person for a new QR code.',
      testnet: 'It’s an address of a test network, where coins have no value.',
      unsupportedAddress: 'It’s an address that can’t be sent to, such as one for staking.',
      malformed: 'It begins like a payment, but the rest can’t be read. Ask the person for a new QR code.',
      amount: 'The amount in it can’t be read. Ask the person for a new QR code.',
      memo: 'The memo in it can’t be read. Ask the person for a new QR code.',
      network: 'It’s for a network that we don’t support.',
      unsupported: 'It contains a request that we don’t support. Ask for an address or a payment link.',
    },
    otherCoin: 'This QR code is for {name}',
    otherCoinText:
      'You’re sending {chosen}, and this is an address on {network}. {chosen} sent there can be lost.',
    moreNetworks: {
      one: '{network} and {count} other network',
      other: '{network} and {count} other networks',
    },
    sendInstead: 'Send {asset} instead',
    chooseCoin: 'Choose another coin',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly scan: typeof scan;
  }
}
