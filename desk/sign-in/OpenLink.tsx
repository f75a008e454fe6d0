import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { linkMinutes, type OpenLink as Opened, openLinkSchema, tokenSchema } from '../../contract/desk/sign-in.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { Alert } from '../Alert.tsx'
import { CallError, call } from '../api/call.ts'
import { problemOf } from '../api/problem.ts'
import { okSchema, useBeginAnew } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { EmailForm } from './EmailForm.tsx'
import { hasPasskeys, usePasskeyEnrollment } from './use-passkey.ts'

const { link: text, signIn } = words

type StepProps = { token: string; opened: Opened; onEntered: () => Promise<void> }

const whyNot = (error: unknown): string =>
  problemOf(error, { 'link-wrong': text.wrong, 'link-used': text.used, 'link-late': text.late })

function SignInByLink({ token, opened, onEntered }: StepProps) {
  const enter = useMutation({
    mutationFn: () => call('/sign-in/link', okSchema, { body: { token } }),
    onSuccess: onEntered,
  })
  return (
    <>
      <p>{fill(text.signInText, { name: opened.name })}</p>
      <Button variant="sun" width="full" disabled={enter.isPending} onClick={() => enter.mutate()}>
        {text.signIn}
      </Button>
      <Alert>{enter.isError && whyNot(enter.error)}</Alert>
    </>
  )
}

function Enroll({ token, opened, onEntered }: StepProps) {
  const { options, enroll } = usePasskeyEnrollment(token)
  const isFirst = opened.kind === 'first'
  const nameField = useRef<HTMLInputElement>(null)
  const [typed, setName] = useState('')
  const name = isFirst ? typed : undefined
  const sendLink = useMutation({
    mutationFn: (email: string) => call('/enroll/email', okSchema, { body: { token, email, ...(name && { name }) } }),
  })
  // Shows the browser's own message at the field.
  const isNamed = () => nameField.current?.reportValidity() ?? true
  const setUp = () => {
    if (options.data && isNamed())
      enroll.mutate({ optionsJSON: options.data, ...(name && { name }) }, { onSuccess: onEntered })
  }
  if (sendLink.isSuccess) return <p role="status">{fill(text.sent, { minutes: linkMinutes })}</p>
  const failure = enroll.error instanceof CallError ? whyNot(enroll.error) : text.failed
  return (
    <>
      {isFirst ? (
        <Field
          ref={nameField}
          id="name"
          name="name"
          label={text.chooseName}
          required
          maxLength={80}
          autoComplete="name"
          value={typed}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      ) : (
        <p>{fill(text.yourName, { name: opened.name })}</p>
      )}
      {isFirst && <p className="soft small">{text.chooseNameWhy}</p>}
      {hasPasskeys && (
        <>
          <p className="soft">{text.enrollText}</p>
          <Button variant="sun" width="full" disabled={enroll.isPending || !options.data} onClick={setUp}>
            {text.enroll}
          </Button>
        </>
      )}
      <Alert>{enroll.isError && failure}</Alert>
      <details open={!hasPasskeys}>
        <summary>{text.noPasskey}</summary>
        <EmailForm isBusy={sendLink.isPending} onEmail={(email) => isNamed() && sendLink.mutate(email)} />
        <Alert>{sendLink.isError && whyNot(sendLink.error)}</Alert>
      </details>
    </>
  )
}

/** Page of a one-time link: sets up this device, or signs it in. */
export function OpenLink() {
  const navigate = useNavigate()
  const beginAnew = useBeginAnew()
  // Kept in state, because it is removed from the address bar after use.
  const [token] = useState(() => tokenSchema.safeParse(location.hash.slice(1)).data)
  const opened = useQuery({
    queryKey: ['link', token],
    queryFn: () => call('/link', openLinkSchema, { body: { token } }),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const onEntered = async () => {
    await beginAnew()
    await navigate('/', { replace: true })
  }
  const problem = token === undefined ? text.wrong : opened.error && whyNot(opened.error)
  const Step = opened.data?.kind === 'sign-in' ? SignInByLink : Enroll
  return (
    <main className="door flow">
      <h1>{opened.data ? fill(text.welcome, { business: opened.data.businessName }) : words.title}</h1>
      {opened.data && token !== undefined && <Step token={token} opened={opened.data} onEntered={onEntered} />}
      {!opened.data && !problem && <p role="status">{words.loading}</p>}
      {problem && (
        <>
          <Alert>{problem}</Alert>
          <p>
            <Link to="/">{text.toSignIn}</Link>
          </p>
        </>
      )}
      <p className="soft small" hidden={!problem}>
        {signIn.ask}
      </p>
    </main>
  )
}
