import type { InterfaceWords } from '../../content/schema/interface.ts'
import { Icon } from '../ui/Icon.tsx'
import '../ui/button.css'

/** Stops and starts the belt without script: a checkbox that looks like a button; reviews-band.css reads its state. */
export function PauseSwitch({ words }: { words: InterfaceWords['carousel'] }) {
  return (
    <label className="button reviews-pause" data-variant="outline" data-size="small">
      <input type="checkbox" autoComplete="off" />
      <span className="reviews-to-pause">
        <Icon name="pause" />
        {words.pause}
      </span>
      <span className="reviews-to-play">
        <Icon name="play" />
        {words.play}
      </span>
    </label>
  )
}
