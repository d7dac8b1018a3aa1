import { z } from "zod";
import { ignored, integer, metadata, type readParams } from "../params.ts";

const url = z.string().regex(/^https?:\/\//, "must be a URL with http or https");
const lineItem = z.looseObject({
  price: z.string().optional(),
  quantity: integer.optional(),
  price_data: z
    .looseObject({
      currency: z.literal("usd"),
      unit_amount: integer,
      product: z.string().optional(),
      product_data: z.looseObject({ name: z.string(), metadata: metadata.optional() }).optional(),
    })
    .optional(),
});
/** What a session is created with. */
export const sessionFields = {
  mode: z.enum(["subscription", "payment"]),
  line_items: z.array(lineItem).length(1, "the stand-in sells one line item"),
  success_url: url,
  cancel_url: url.optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: z.string().optional(),
  metadata: metadata.optional(),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  subscription_data: z
    .strictObject({
      description: ignored,
      invoice_settings: ignored,
      trial_settings: ignored,

      trial_period_days: integer.pipe(z.number().min(1)).optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  payment_intent_data: z
    .strictObject({ description: ignored, receipt_email: ignored, metadata: metadata.optional() })
    .optional(),
  expires_at: integer.optional(),
  allow_promotion_codes: ignored,
  automatic_tax: ignored,
  billing_address_collection: ignored,
  consent_collection: ignored,
  custom_text: z.looseObject({ submit: z.looseObject({ message: z.string() }).optional() }).optional(),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1, "the stand-in gives one discount")
    .optional(),
  customer_update: ignored,
  invoice_creation: ignored,
  locale: ignored,
  payment_method_types: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  tax_id_collection: ignored,
  ui_mode: z.literal("hosted_page", "the stand-in hosts its page").optional(),
};
export type SessionParams = ReturnType<typeof readParams<typeof sessionFields>>;
export type InlinePrice = NonNullable<SessionParams["line_items"][number]["price_data"]>;
