// All that answers without React, in one file: each island names it, so the first touch of any brings it.
import type { ReactNode } from 'react'
import { openEarly } from '../chat/open-early.ts'
import { followDivider } from '../compare/follow-divider.ts'

if (!import.meta.env.SSR) {
  for (const frame of document.querySelectorAll<HTMLElement>('.compare-frame')) followDivider(frame)
  openEarly()
}

/**
 * An island that wakes without React (`client:interact="alone"`): around what React has nothing to do with, or around an
 * island of React that must answer before React has come.
 */
export const Early = ({ children }: { children?: ReactNode }) => children
