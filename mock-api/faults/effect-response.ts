/** The response of an effect that has kept a call from being committed. */
export class EffectResponse extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('A fault took the place of the work.');
    this.name = 'EffectResponse';
    this.response = response;
  }
}
