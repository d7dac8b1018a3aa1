import { useId } from "react";
import { Required } from "#app/base/ui/fields/required.tsx";

type Props = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value. */
  error?: string | undefined;
  isRequired?: boolean;
  autoComplete?: string;
  className?: string;
  /** Renders a select with these options. */
  options?: readonly string[];
  /** Renders a text area. */
  rows?: number;
};

/** A labelled field with its error beside it. */
export function SettingsField({ label, error, isRequired = false, className, ...control }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>
        {label}
        {isRequired && <Required />}
      </label>
      <Control id={id} isRequired={isRequired} isWrong={error !== undefined} {...control} />
      {error && (
        <p className="field-error small" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type ControlProps = Omit<Props, "label" | "error" | "className"> & { id: string; isWrong: boolean };

function Control({ id, isWrong, isRequired, onChange, options, rows, ...rest }: ControlProps) {
  const shared = {
    ...rest,
    id,
    required: isRequired,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `${id}-error` : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (rows !== undefined) return <textarea rows={rows} {...shared} />;
  if (!options) return <input type="text" {...shared} />;
  return (
    <select {...shared}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
