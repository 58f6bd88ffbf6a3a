/** The four onboarding steps. */
export const onboarding = {
  shared: {
    needsScript: 'This form needs JavaScript. Turn it on in your browser and reload the page.',
    /** For a browser that blocks storage, or whose storage is full. */
    keepOpen:
      'Your browser isn’t saving anything for this site. Keep this page open until you’re done: if you reload it, you start over.',
    skip: 'Skip',
    skipping: 'Skipping…',
    submit: 'Submit',
    submitting: 'Submitting…',
    continue: 'Continue',
    saving: 'Saving…',
    open: 'Show options',
    choices: 'Options',
    none: 'No matches. Try a shorter word.',
  },
  password: {
    title: 'Set Password',
    heading: 'Set Password',
    line: 'One password that only you know.',
    text: 'You will use it with your email to log in.',
    password: 'Password',
    confirm: 'Confirm Password',
    saved: 'Password saved.',
  },
  userInfo: {
    title: 'Profile',
    line: 'You only do this once.',
    step: 'Step {n} of {of}',
    personal: 'Personal Information',
    personalText:
      'Use your name as on your ID and bank account. You can add only bank accounts in your own name.',
    /** The specified rule refuses many real names. */
    nameHint: 'For now, names can have up to 10 letters. If yours is longer, support can correct it later.',
    contact: 'Address & Contact',
    contactText: 'Where you live, and a number that reaches you.',
    firstName: 'First name',
    lastName: 'Last name',
    middleName: 'Middle name (optional)',
    birthDate: 'Date of birth',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    custom: 'Custom',
    code: 'Country code',
    phone: 'Phone number',
    street: 'Street address',
    city: 'City',
    state: 'State',
    postalCode: 'Postal code',
    country: 'Country',
    countryPlaceholder: 'Choose',
    back: 'Back',
    save: 'Save & Continue',
    saved: 'Your information is saved.',
  },
  username: {
    title: 'Choose Username',
    heading: 'Choose Username',
    line: 'People use your username to send you money.',
    text: 'Friends can send to it. They don’t need an account number.',
    username: 'Username',
    hint: '6 to 10 letters and numbers',
    saved: 'Your username is @{username}.',
    suggested: '@{username} is available instead.',
    useSuggested: 'Use @{username}',
  },
  referral: {
    title: 'Enter Referral Code',
    heading: 'Enter Referral Code',
    line: 'Did a friend invite you?',
    text: 'Enter the referral code they gave you.',
    code: 'Referral code',
    hint: '8 letters and numbers',
    saved: 'Referral code saved.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly onboarding: typeof onboarding;
  }
}
