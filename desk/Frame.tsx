import { type ComponentProps, useLayoutEffect } from 'react'
import { NavLink, useLocation, useNavigationType } from 'react-router'
import { useSession } from './api/session.ts'
import { words } from './content.ts'
import { LineNotice } from './offline/LineNotice.tsx'
import './frame.css'

/** A page begins at its top; going back, the browser shows the place that was left. */
function BeginAtTop() {
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    if (!isBack) scrollTo(0, 0)
  }, [isBack])
  return null
}

/** What stands around every page of the desk: where one is, and the places to go. */
export function Frame({ children, ...rest }: ComponentProps<'main'>) {
  const { businessName } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      <BeginAtTop key={pathname} />
      <header className="frame">
        <span className="frame-name">{businessName}</span>
        <nav className="frame-links" aria-label={words.title}>
          <NavLink to="/" end>
            {words.inbox.title}
          </NavLink>
          <NavLink to="/numbers">{words.numbers.title}</NavLink>
          <NavLink to="/site">{words.site.title}</NavLink>
          <NavLink to="/you">{words.you.title}</NavLink>
        </nav>
      </header>
      <main className="desk-page flow" {...rest}>
        <LineNotice className="line-notice flow" />
        {children}
      </main>
    </>
  )
}
