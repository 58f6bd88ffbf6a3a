/** The frame of every page (banner, navigation, footer, auth layout) and the error pages. */
export const shell = {
  /** Cowrie's name in each language, which another PUBLIC_PRODUCT_NAME replaces. */
  name: 'Cowrie',
  skip: 'Skip to content',
  oldBrowser: 'This browser is too old for your wallet. Update it, or open {name} in another one.',
  trail: 'Breadcrumb',
  tagline: 'Sign up and take control of your crypto and cash - all in one place.',
  banner: {
    label: 'Early access',
    text: 'Join the early-access waitlist.',
    join: 'Join Now',
  },
  nav: {
    label: 'Main',
    menu: 'Menu',
    /** The button beside a link that has a list as well. */
    list: '{name} list',
    home: 'Home',
    features: 'Features',
    support: 'Support',
    learn: 'Learn',
    company: 'Company',
  },
  links: {
    staking: 'Staking Rewards',
    security: 'AI-Powered Security',
    transfers: 'Easy Transfers',
    chains: 'Multi-Chain Support',
    support247: '24/7 Support',
    faq: 'FAQ',
    support: 'Support',
    contact: 'Contact Us',
    about: 'About Us',
    careers: 'Careers',
    press: 'Press Kit',
    blog: 'Blog',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    investors: 'Investors',
    brand: 'Brand Guidelines',
    property: 'Intellectual Property',
  },
  /** One line under each feature in the drop-down. */
  about: {
    staking: 'Coming soon',
    security: 'Transfers checked for signs of fraud',
    transfers: 'Send to a name, not an address',
    chains: 'Choose the network, see its fee',
    support247: 'Help at any hour',
  },
  account: {
    login: 'Log in',
    signup: 'Sign up',
    anonymous: 'Anonymous',
    wallet: 'Open your wallet: {name}',
  },
  footer: {
    label: 'Footer',
    about:
      'Cowrie shells were money in Asia and Africa for centuries. We kept the name, and the idea that money should fit in anyone’s hand.',
    copyright: '© {year} {product}',
    cookies: 'Cookies',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'The address may be old or mistyped.',
    home: 'Go to Homepage',
  },
  failed: {
    title: 'Something went wrong',
    heading: 'We couldn’t show this page',
    text: 'The mistake is on our side. If you sent a form, it may not have reached us. Try again in a moment.',
    again: 'Try again',
    home: 'Go to Homepage',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly shell: typeof shell;
  }
}
