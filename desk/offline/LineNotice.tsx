import type { ComponentProps } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { useIsLive } from '../api/live.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { fill, words } from '../content.ts'
import { momentText } from '../when.ts'
import { useSeenAt } from './line.ts'
import { useSendUnsent } from './send-unsent.ts'
import { useUnsent } from './unsent.ts'
import './line-notice.css'

const { offline: text, inbox } = words

/** How the line is, what waits for it, and what was not taken when it came back. */
export function LineNotice(props: ComponentProps<'div'>) {
  const { timeZone } = useSession()
  const isLive = useIsLive()
  const seenAt = useSeenAt()
  const waiting = useUnsent()
  const { refused, forget } = useSendUnsent()
  const said = [
    ...(seenAt ? [fill(text.seenAt, { time: momentText(seenAt, timeZone) })] : isLive ? [] : [inbox.notLive]),
    ...(waiting.length > 0 ? [fill(text.waiting, { count: waiting.length })] : []),
  ]
  return (
    <div {...props}>
      <div className="not-live" role="status" hidden={said.length === 0}>
        {said.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {refused.length > 0 && (
        <div role="alert" className="problem flow">
          {refused.map(({ change: { leadName, request }, error }) => (
            <p key={request.id}>{`${fill(text.refused, { name: leadName })} ${problemOf(error)}`}</p>
          ))}
          <Button size="small" variant="outline" onClick={forget}>
            {text.seen}
          </Button>
        </div>
      )}
    </div>
  )
}
