/** The type that the Chinese dictionary must satisfy: the same keys as the English one. `cn satisfies Words<typeof en>`. */
export type Words<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends string
    ? string
    : Dictionary[Key] extends readonly (infer Item)[]
      ? readonly (Item extends string ? string : Words<Item>)[]
      : Words<Dictionary[Key]>;
};
