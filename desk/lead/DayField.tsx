import type { ComponentProps } from 'react'
import { Field } from '../../site/ui/Field.tsx'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { dayFromNow } from '../when.ts'

interface DayFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'type'> {
  /** Initial date. */
  day: string
}

/** A date from today on, in the business's time zone. */
export function DayField({ day, ...rest }: DayFieldProps) {
  const { timeZone } = useSession()
  return (
    <Field
      id="on"
      name="on"
      type="date"
      required
      data-unfit={words.fieldProblems.day}
      min={dayFromNow(0, timeZone)}
      defaultValue={day}
      {...rest}
    />
  )
}
