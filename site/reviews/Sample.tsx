import type { ComponentProps } from 'react'
import './sample.css'

/** Says of reviews that no customer wrote them. */
export function SampleNotice(props: ComponentProps<'p'>) {
  return <p className="sample-notice" {...props} />
}

/** Stands on a review that no customer wrote. */
export function SampleChip(props: ComponentProps<'span'>) {
  return <span className="sample-chip" {...props} />
}
