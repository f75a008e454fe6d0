import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Change, Lead } from '../../contract/desk/lead.ts'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../desk-content.ts'
import { Form } from '../Form.tsx'

export interface ChangeFormProps {
  lead: Lead
  onSave: (change: Change) => void
  onCancel: () => void
}

interface FrameProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  saveLabel: string
  onSubmit: (answers: FormData) => void
  onCancel: () => void
}

/** A short form with save and cancel; scrolls into view and focuses its amount, or its first field, and later a mistake. */
export function ChangeForm({ saveLabel, onSubmit, onCancel, children, ...rest }: FrameProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const amount = form.current?.querySelector<HTMLElement>('[inputmode=decimal]')
    const first = amount ?? form.current?.querySelector<HTMLElement>('input, textarea')
    first?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [tries, setTries] = useState(0)
  // Screen readers read out the mistake of the focused field.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  return (
    <Form
      ref={form}
      className="flow"
      onSubmit={(event) => {
        onSubmit(new FormData(event.currentTarget))
        setTries((before) => before + 1)
      }}
      {...rest}
    >
      {children}
      <div className="next-steps">
        <Button type="submit">{saveLabel}</Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}
