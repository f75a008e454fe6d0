import { Component, type ReactNode } from 'react'
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

/** When an island breaks, shows its fallback and keeps what the visitor typed. */
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
    if (!this.state.isBroken) return children
    // Taken before React removes the fields from the page.
    this.before ??= formId === undefined ? undefined : takeFields(formId)
    return fallback
  }
}
