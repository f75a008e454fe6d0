import { type ComponentProps, useState } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../desk-content.ts'

interface CopyTextProps extends ComponentProps<'code'> {
  text: string
}

const { you } = words

/** A text with a button that copies it. */
export function CopyText({ text, ...rest }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <code className="one-time-link" {...rest}>
        {text}
      </code>
      <Button variant="outline" onClick={() => copy().catch(() => setCopied(false))}>
        {isCopied ? you.copied : you.copy}
      </Button>
    </>
  )
}
