import { Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { InterfaceWords } from '../../../content/schema/interface.ts'
import '../../ui/button.css'

interface PauseSwitchProps extends ComponentProps<'input'> {
  words: InterfaceWords['carousel']
}

/** Stops and starts the carousel: a checkbox that looks like a button; reviews-band.css shows its state. */
export function PauseSwitch({ words, ...rest }: PauseSwitchProps) {
  return (
    <label className="button reviews-pause" data-variant="outline" data-size="small">
      <input type="checkbox" autoComplete="off" {...rest} />
      <span className="reviews-to-pause">
        <Pause className="icon" aria-hidden="true" />
        {words.pause}
      </span>
      <span className="reviews-to-play">
        <Play className="icon" aria-hidden="true" />
        {words.play}
      </span>
    </label>
  )
}
