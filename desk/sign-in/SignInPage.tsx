import { useMutation } from '@tanstack/react-query'
import { linkMinutes } from '../../contract/desk/sign-in.ts'
import { fill } from '../../pricing/fill.ts'
import { Button, ButtonLink } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { CallError, call } from '../api/call.ts'
import { problemOf } from '../api/problem.ts'
import { okSchema, useBeginAnew } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { EmailForm } from './EmailForm.tsx'
import { hasPasskeys, usePasskeySignIn } from './use-passkey.ts'

const { signIn: text } = words

/** Sign-in page. */
export function SignInPage() {
  const beginAnew = useBeginAnew()
  const { options, signIn } = usePasskeySignIn()
  const sendLink = useMutation({
    mutationFn: (email: string) => call('/sign-in/email', okSchema, { body: { email } }),
  })
  const rightAddress = options.error instanceof CallError ? options.error.address : ''
  const enter = () => {
    if (options.data) signIn.mutate(options.data, { onSuccess: beginAnew })
    else void options.refetch()
  }
  return (
    <main className="door flow">
      <h1>{text.title}</h1>
      {rightAddress && (
        <ButtonLink variant="sun" width="full" href={rightAddress}>
          {text.openThere}
        </ButtonLink>
      )}
      {hasPasskeys && !rightAddress && (
        <>
          <p className="soft">{text.text}</p>
          <Button variant="sun" width="full" disabled={signIn.isPending || options.isFetching} onClick={enter}>
            {text.button}
          </Button>
        </>
      )}
      <Alert>{options.isError ? problemOf(options.error) : signIn.isError && text.failed}</Alert>
      <details open={!hasPasskeys}>
        <summary>{text.byEmail}</summary>
        {sendLink.isSuccess ? (
          <p role="status">{fill(text.linkSent, { minutes: linkMinutes })}</p>
        ) : (
          <EmailForm isBusy={sendLink.isPending} onEmail={(email) => sendLink.mutate(email)} />
        )}
        <Alert>{sendLink.isError && problemOf(sendLink.error)}</Alert>
      </details>
      <p className="soft small">{text.ask}</p>
    </main>
  )
}
