type ErrorBody = { type: string; message: string; code?: string; param?: string; decline_code?: string };

/** A request that Stripe would refuse: its status and the error object of the answer. */
export class StripeError extends Error {
  readonly status: number;
  readonly error: ErrorBody;
  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** An answer of the API: status and JSON. */
export type StripeResult = { status: number; body: string; isReplayed?: boolean };

export const refusal = ({ status, error }: StripeError): StripeResult => ({
  status,
  body: JSON.stringify({ error }),
});

export const invalidRequest = (message: string, more: { param?: string; code?: string } = {}): StripeError =>
  new StripeError(400, { type: "invalid_request_error", message, ...more });

/** An unknown id: 404 in a path, 400 as a parameter. */
export const noSuch = (what: string, id: string, param?: string): StripeError =>
  new StripeError(param ? 400 : 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: param ?? "id",
  });

export const cardError = (decline: { code: string; decline_code?: string; message: string }): StripeError =>
  new StripeError(402, { type: "card_error", ...decline });
