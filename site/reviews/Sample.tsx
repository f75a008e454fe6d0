import type { ComponentProps } from 'react'
import './sample.css'

/** A notice that these reviews are samples, not written by customers. */
export function SampleNotice(props: ComponentProps<'p'>) {
  return <p className="sample-notice" {...props} />
}
