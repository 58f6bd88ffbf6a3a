export interface Destination {
  readonly label: string;
  readonly path: string;
  /** The line under it in a drop-down. */
  readonly about?: string;
}
export interface Group {
  readonly label: string;
  readonly links: readonly Destination[];
}
interface Titled {
  readonly title: string;
  readonly text: string;
}
export interface Card extends Titled {
  readonly points: readonly string[];
  readonly more: Destination;
}

/** What the bench's page says, however it is built. */
export interface Content {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly skip: string;
  readonly navigation: { readonly label: string; readonly home: string; readonly groups: readonly Group[] };
  readonly account: { readonly login: string; readonly signup: string };
  readonly hero: { readonly words: readonly string[]; readonly lead: string };
  readonly box: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly note: string;
    readonly have: string;
  };
  readonly coins: {
    readonly heading: string;
    readonly list: readonly { readonly name: string; readonly symbol: string }[];
  };
  readonly cards: { readonly heading: string; readonly list: readonly Card[] };
  readonly partners: { readonly heading: string; readonly names: readonly string[] };
  readonly steps: { readonly heading: string; readonly list: readonly Titled[] };
  readonly close: {
    readonly heading: string;
    readonly text: string;
    readonly submit: string;
    readonly features: string;
  };
  readonly footer: {
    readonly label: string;
    readonly about: string;
    readonly groups: readonly Group[];
    readonly end: readonly Destination[];
  };
}
