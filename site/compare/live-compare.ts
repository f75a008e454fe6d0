import type { ReactNode } from 'react'
import { followDivider } from './follow-divider.ts'

type CompareProps = Parameters<typeof import('./Compare.tsx').Compare>[0]

// A built page wakes it without React, which would have nothing to do: see client-interact.d.ts.
const isAlone = !import.meta.env.SSR && import.meta.env.PROD

if (!import.meta.env.SSR)
  for (const frame of document.querySelectorAll<HTMLElement>('.compare-frame')) followDivider(frame)

/** The slider of before and after. */
export const Compare: (props: CompareProps) => ReactNode = isAlone
  ? () => null
  : (await import('./Compare.tsx')).Compare
