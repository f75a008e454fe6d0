import { content } from '../content.ts'
import { CallButton } from '../layout/CallButton.tsx'
import { link } from '../link.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import './server-error.css'

const { title, text, call, retry, home } = content.serverError

/** The 500 page: try again, call, or go home. */
export function ServerError() {
  return (
    <section className="server-error" aria-labelledby="server-error-title">
      <div className="wrapper flow">
        <h1 id="server-error-title">{title}</h1>
        <p className="lead">{text}</p>
        <div className="cluster">
          <ButtonLink href="">{retry}</ButtonLink>
          <CallButton>{call}</CallButton>
        </div>
        <ArrowLink href={link('/')}>{home}</ArrowLink>
      </div>
    </section>
  )
}
