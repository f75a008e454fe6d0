import { Component, Fragment, type FragmentInstance, type ReactNode, useEffect, useRef } from 'react'
import { ISLAND_LISTENS } from './island-event.ts'
import { putFields, type TypedFields, takeFields } from './typed-fields.ts'

interface IslandBoundaryProps {
  /** The id of the island's form, which is the same in `children` and in `fallback`. */
  formId?: string
  /** Shown when the island breaks, such as the same form without script. */
  fallback: ReactNode
  /** Called once the fallback is in the page. */
  onBroken?: () => void
  children: ReactNode
}

/**
 * The outermost part of an island. Tells `client:interact` when React listens. When the island breaks, shows its fallback
 * and keeps what the visitor typed.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  private before: TypedFields | undefined

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    if (this.state.isBroken) this.leaveForm()
  }

  override componentDidUpdate(_props: IslandBoundaryProps, { isBroken: wasBroken }: { isBroken: boolean }) {
    if (!wasBroken && this.state.isBroken) this.leaveForm()
  }

  private leaveForm() {
    this.props.onBroken?.()
    const form = document.getElementById(this.props.formId ?? '')
    if (form instanceof HTMLFormElement && this.before) putFields(this.before, form)
  }

  override render() {
    const { formId, fallback, children } = this.props
    // Taken before React removes the fields from the page.
    if (this.state.isBroken && formId !== undefined) this.before ??= takeFields(formId)
    return <Listening>{this.state.isBroken ? fallback : children}</Listening>
  }
}

function Listening({ children }: { children: ReactNode }) {
  const parts = useRef<FragmentInstance>(null)
  // Effects of children run first, so their listeners are in place, also where React has rendered the island anew.
  useEffect(() => void parts.current?.dispatchEvent(new Event(ISLAND_LISTENS, { bubbles: true })), [])
  return <Fragment ref={parts}>{children}</Fragment>
}
