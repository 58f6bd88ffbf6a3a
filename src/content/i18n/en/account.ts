/** Profile settings (/w/account): appearance, and links to the other settings of an account. */
export const account = {
  look: {
    heading: 'Preferences',
    text: 'These apply on all your devices. Language applies to this browser only.',
    language: 'Language',
    languages: { en: 'English', cn: '中文' },
    languageFailed: 'We couldn’t load the other language. Check your connection and try again.',
    currency: 'Display currency',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    numbers: 'Number format',
    auto: 'Match language',
    numberLocales: {
      'en-NG': 'Nigeria',
      'en-US': 'United States',
      'de-DE': 'Germany',
      'fr-FR': 'France',
      'zh-CN': 'China',
    },
    colors: 'Price colours',
    changeColors: { 'green-up': 'Green up', 'red-up': 'Red up' },
    hide: 'Hide balances',
    hideText: 'Show dots instead of amounts on every screen.',
    motion: 'Reduce motion',
    motionText: 'Turn off animations. Your device’s own setting still applies.',
  },
  places: {
    heading: 'Your account',
    profile: 'Your picture, details, QR code and limits',
    security: 'Password, PIN and two-factor authentication',
    devices: 'Where you’re logged in',
    linkedAccounts: 'WhatsApp, Google and banks',
    notifications: 'Alerts, emails and newsletter',
    tradeSettings: 'Price tolerance and confirmations',
    financialHistory: 'Statements',
    referral: 'Invite friends',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly account: typeof account;
  }
}
