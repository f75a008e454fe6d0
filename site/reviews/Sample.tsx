import type { ComponentProps } from 'react'
import './sample.css'

/** Says of reviews that no customer wrote them. */
export function SampleNotice(props: ComponentProps<'p'>) {
  return <p className="sample-notice" {...props} />
}
