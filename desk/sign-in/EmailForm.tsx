import { useState } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { words } from '../desk-content.ts'
import { Form } from '../Form.tsx'

// Characters pasted along with an address; the browser would reject it without saying why, and no address contains them.
const invisible = /[\p{Cf}\s]+/gu

/** Asks for the email address to send a link to. */
export function EmailForm({ isBusy, onEmail }: { isBusy: boolean; onEmail: (email: string) => void }) {
  const [email, setEmail] = useState('')
  return (
    <Form className="flow" onSubmit={() => onEmail(email)}>
      <Field
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        data-unfit={words.fieldProblems.email}
        label={words.signIn.email}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value.replace(invisible, ''))}
      />
      <Button type="submit" variant="outline" width="full" disabled={isBusy}>
        {words.signIn.sendLink}
      </Button>
    </Form>
  )
}
