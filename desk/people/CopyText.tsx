import { useState } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../desk-content.ts'

const { you } = words

/** A text with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <code className="one-time-link">{text}</code>
      <Button variant="outline" onClick={() => copy().catch(() => setCopied(false))}>
        {isCopied ? you.copied : you.copy}
      </Button>
    </>
  )
}
