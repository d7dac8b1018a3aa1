import { type FieldName, LONGEST, MOST_NURSES, TRAP } from "../contact-fields.ts";
import type { Rejected } from "../posted-request.server.ts";
import { ContactField } from "./field.tsx";

type Props = {
  /** The page that the form is posted to. */
  path: string;
  /** Whether it also asks about the organization. */
  isForSales: boolean;
  rejected: Rejected | undefined;
};

/** A contact form without scripts: the page comes back with what was typed and what is wrong with it. */
export function ContactForm({ path, isForSales, rejected }: Props) {
  const field = (name: FieldName) => ({
    name,
    value: rejected?.values[name],
    error: rejected?.errors[name],
  });
  const first = firstWrong(rejected);
  return (
    <form method="post" action={path} className="card contact-form" noValidate>
      {rejected && <Problem message={rejected.message} />}
      <ContactField
        {...field("name")}
        label="Your name"
        autoComplete="name"
        maxLength={LONGEST.name}
        isFirstWrong={first === "name"}
      />
      <ContactField
        {...field("email")}
        label={isForSales ? "Work email" : "Email"}
        type="email"
        autoComplete="email"
        maxLength={LONGEST.email}
        isFirstWrong={first === "email"}
      />
      {isForSales && <OrganizationFields field={field} first={first} />}
      <ContactField
        {...field("message")}
        label="Message"
        hint="Please do not include anything about patients."
        maxLength={LONGEST.message}
        isLong
        isFirstWrong={first === "message"}
      />
      <Trap />
      <button type="submit" className="primary big">
        {isForSales ? "Send to sales" : "Send message"}
      </button>
    </form>
  );
}

type OrganizationProps = {
  field: (name: FieldName) => { name: FieldName; value: string | undefined; error: string | undefined };
  first: FieldName | null;
};

function OrganizationFields({ field, first }: OrganizationProps) {
  return (
    <>
      <ContactField
        {...field("organization")}
        label="Organization"
        autoComplete="organization"
        maxLength={LONGEST.organization}
        isFirstWrong={first === "organization"}
      />
      <ContactField
        {...field("nurses")}
        label="Number of nurses"
        isOptional
        inputMode="numeric"
        maxLength={String(MOST_NURSES).length}
        isFirstWrong={first === "nurses"}
      />
    </>
  );
}

function Problem({ message }: { message: string | null }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: where no field is wrong, this is what has to be read
    <div className="notice alarm" role="alert" tabIndex={-1} autoFocus={message !== null}>
      <strong>Not sent yet</strong>
      <p>{message ?? "Please check the highlighted fields. What you typed is still here."}</p>
    </div>
  );
}

function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={TRAP}>Leave this empty</label>
      <input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function firstWrong(rejected: Rejected | undefined): FieldName | null {
  const order: FieldName[] = ["name", "email", "organization", "nurses", "message"];
  return order.find((name) => rejected?.errors[name]) ?? null;
}
