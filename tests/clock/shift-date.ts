/** The time of this computer in milliseconds since 1970, whatever `Date` shows. */
export const computerTime = (): number => (Date.prototype.constructor as DateConstructor).now();

/**
 * Replaces the global `Date` by one that shows another time and runs on. Timers and `performance.now()` stay. It runs in a page too
 * (`addInitScript`), so it must not use anything outside of itself. A second call replaces the first one's shift.
 * @param offset how many milliseconds it is ahead of the computer's time.
 */
export function shiftDate(offset: number): void {
  // A shifted Date has the prototype of the native one, whose constructor stays the native one.
  const NativeDate = Date.prototype.constructor as DateConstructor;
  const now = () => NativeDate.now() + offset;
  function ShiftedDate(...given: unknown[]): string | Date {
    // Undefined where Date is called as a function, which returns a text.
    const target = new.target as DateConstructor | undefined;
    if (!target) return new NativeDate(now()).toString();
    return Reflect.construct(NativeDate, given.length === 0 ? [now()] : given, target) as Date;
  }
  globalThis.Date = Object.defineProperties(ShiftedDate, {
    ...Object.getOwnPropertyDescriptors(NativeDate),
    now: { value: now, writable: true, configurable: true },
  }) as unknown as DateConstructor;
}
