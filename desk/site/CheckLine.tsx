import type { ComponentProps } from 'react'

interface CheckLineProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string
  onCheck?: (isChecked: boolean) => void
}

/** A checkbox with its label. */
export function CheckLine({ label, onCheck, ...rest }: CheckLineProps) {
  return (
    <label className="check-line">
      <input type="checkbox" onChange={({ currentTarget }) => onCheck?.(currentTarget.checked)} {...rest} />
      <span>{label}</span>
    </label>
  )
}
