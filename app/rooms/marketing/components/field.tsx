import type { InputHTMLAttributes } from "react";
import { Required } from "#app/base/ui/fields/required.tsx";
import type { FieldName } from "../contact-fields.ts";

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "maxLength"
> & {
  name: FieldName;
  label: string;
  value: string | undefined;
  error: string | undefined;
  hint?: string;
  isOptional?: boolean;
  isLong?: boolean;
  /** Focuses the first invalid field of a rejected form. */
  isFirstWrong: boolean;
};

/** A labelled field with its error beside it. */
export function ContactField({
  name,
  label,
  value,
  error,
  hint,
  isOptional,
  isLong,
  isFirstWrong,
  ...rest
}: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const shared = {
    id: name,
    name,
    defaultValue: value,
    required: !isOptional,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    autoFocus: isFirstWrong,
  };
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {!isOptional && <Required />}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="soft small">
          {hint}
        </p>
      )}
      {isLong ? (
        <textarea {...shared} maxLength={rest.maxLength} rows={6} />
      ) : (
        <input {...shared} {...rest} />
      )}
      {error && (
        <p id={`${name}-error`} className="field-error small">
          {error}
        </p>
      )}
    </div>
  );
}
