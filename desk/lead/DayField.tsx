import type { ComponentProps } from 'react'
import { Field } from '../../site/ui/Field.tsx'
import { useSession } from '../api/session.ts'
import { dayFromNow } from '../when.ts'

interface DayFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'type'> {
  /** The day that it shows, or how many days from today where there is none yet. */
  day: string | null
  otherwiseIn: number
}

/** A day to come, by the business's clock. */
export function DayField({ day, otherwiseIn, ...rest }: DayFieldProps) {
  const { timeZone } = useSession()
  return (
    <Field
      id="on"
      name="on"
      type="date"
      required
      min={dayFromNow(0, timeZone)}
      defaultValue={day ?? dayFromNow(otherwiseIn, timeZone)}
      {...rest}
    />
  )
}
