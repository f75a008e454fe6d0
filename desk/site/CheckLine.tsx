import type { ComponentProps } from 'react'

interface CheckLineProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string
  onCheck?: (isChecked: boolean) => void
}

export function CheckLine({ label, onCheck, ...rest }: CheckLineProps) {
  return (
    <label className="check-line">
      <input type="checkbox" onChange={({ currentTarget }) => onCheck?.(currentTarget.checked)} {...rest} />
      <span>{label}</span>
    </label>
  )
}
