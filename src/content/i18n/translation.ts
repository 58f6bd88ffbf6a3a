/** The type that the Chinese dictionary must satisfy: the same keys as the English one. `cn satisfies Translation<typeof en>`. */
export type Translation<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends string
    ? string
    : Dictionary[Key] extends readonly (infer Item)[]
      ? readonly (Item extends string ? string : Translation<Item>)[]
      : Translation<Dictionary[Key]>;
};
