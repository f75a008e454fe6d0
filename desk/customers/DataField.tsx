import type { ComponentProps } from 'react'
import type { CustomerData } from '../../contract/desk/customer.ts'
import { Field } from '../../site/ui/Field.tsx'
import { customers } from '../desk-content.ts'

const longest = { name: 200, phone: 50, email: 254, town: 60, street: 120, access: 500 } as const

interface DataFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'id'> {
  name: keyof CustomerData
}

/** A field of a customer's data. No autocomplete: the browser would offer the person's own data. */
export function DataField({ name, ...rest }: DataFieldProps) {
  return (
    <Field
      id={name}
      name={name}
      label={customers.fields[name]}
      maxLength={longest[name]}
      autoComplete="off"
      {...rest}
    />
  )
}
