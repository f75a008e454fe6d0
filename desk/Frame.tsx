import { type ReactNode, useLayoutEffect } from 'react'
import { NavLink, useLocation, useNavigationType } from 'react-router'
import { useSession } from './api/session.ts'
import { words } from './desk-content.ts'
import { LineNotice } from './offline/LineNotice.tsx'
import './frame.css'

/** Scrolls a new page to its top; going back, the browser restores the position. */
function BeginAtTop() {
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    if (!isBack) scrollTo(0, 0)
  }, [isBack])
  return null
}

/** Header and navigation around every page of the desk. */
export function Frame({ children }: { children: ReactNode }) {
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
      <main className="desk-page flow">
        <LineNotice />
        {children}
      </main>
    </>
  )
}
