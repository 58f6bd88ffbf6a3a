import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import type { Area, EndpointsOf } from './registry.ts';
import type { RequestInput } from './requests.ts';
import type { EventData, EventName, stream } from './user-events.ts';

/** What a reader of the API wants to know of a call, besides its schemas. Markdown, in English. */
export interface CallDocs<Input = object> {
  /** A few words, without a full stop. */
  readonly summary: string;
  /** What it does and changes, in what order it replies, what is sent to whom. */
  readonly description: string;
  /** When the call is refused with which code, besides those of every call of its kind (docs.ts). */
  readonly errors?: Readonly<Partial<Record<ErrorCode, string>>>;
  readonly rateLimit?: string;
  /** A request that its schemas let through. */
  readonly example?: Input;
  /** What each parameter of the path and the query means, by its name. */
  readonly parameters?: Readonly<Record<string, string>>;
}

type NamesIn<Part> = Part extends object ? keyof Part & string : never;
/** The names of a call's parameters, of its path and its query. */
type ParameterOf<Input> =
  | (Input extends { params: infer Params } ? NamesIn<Params> : never)
  | (Input extends { query?: infer Query } ? NamesIn<Query> : never);
interface ParameterDocs<Name extends string> {
  readonly parameters: Readonly<Record<Name, string>>;
}
/** A call with parameters has to say what each means. */
type DocsFor<Input> = [ParameterOf<Input>] extends [never]
  ? CallDocs<Input>
  : CallDocs<Input> & ParameterDocs<ParameterOf<Input>>;

/** The parameters of `pageQuery`. */
export const pageParameters = { page: 'Which page, from 1.', page_size: 'Items of a page.' };

/** What a reader of the API wants to know of the stream of server-sent events. */
export interface StreamDocs {
  readonly summary: string;
  readonly description: string;
  readonly errors: Readonly<Partial<Record<ErrorCode, string>>>;
  readonly parameters: Readonly<Record<keyof z.input<typeof stream.query>, string>>;
  /** When each event is sent, and its data. */
  readonly events: {
    readonly [Name in EventName]: { readonly when: string; readonly example: EventData[Name] };
  };
}

export interface AreaDocs<A extends Area> {
  /** One line about the area. */
  readonly about: string;
  /** One row for each call: a call without one does not compile. */
  readonly calls: { readonly [Name in keyof EndpointsOf<A>]: DocsFor<RequestInput<EndpointsOf<A>[Name]>> };
}
